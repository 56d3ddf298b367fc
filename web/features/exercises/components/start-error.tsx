import { cx } from "class-variance-authority";
import { ApiError } from "#web/lib/api/api-error.ts";
import { errorMessage } from "#web/lib/api/readable-error.ts";

type StartErrorProps = {
	error: unknown;
	fallback: string;
	className?: string;
};

/** Why an exercise didn't start. One that waits for another day is no fault, so that isn't red. */
export function StartError({ error, fallback, className }: StartErrorProps) {
	const isRefused = error instanceof ApiError && error.code === "not_now";
	return (
		<p role="alert" className={cx("font-medium text-sm", !isRefused && "text-alarm", className)}>
			{errorMessage(error, fallback)}
		</p>
	);
}
