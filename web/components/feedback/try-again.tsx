import { cx } from "class-variance-authority";
import { waitText } from "#web/lib/hooks/use-retry-after.ts";
import { Button } from "../ui/button.tsx";

type TryAgainProps = {
	text: string;
	isTrying?: boolean;
	/** Until another try makes sense, in seconds. */
	wait?: number;
	/** In the middle of a region that has nothing else to show. */
	isAlone?: boolean;
	onTry: () => void;
	className?: string;
};

/** A part of a page that couldn't be loaded, with the way to ask for it again. */
export function TryAgain({ text, isTrying = false, wait = 0, isAlone, onTry, className }: TryAgainProps) {
	const rest = wait > 0 ? waitText(wait) : "Try again";
	return (
		<div
			role="alert"
			className={cx(
				"flex items-center",
				isAlone
					? "mx-auto max-w-md flex-col gap-5 px-6 py-16 text-center text-lg"
					: "flex-wrap justify-between gap-x-6 gap-y-3",
				className,
			)}
		>
			<p className={isAlone ? undefined : "text-soft"}>{text}</p>
			<Button variant="outline" disabled={isTrying || wait > 0} onClick={onTry}>
				{isTrying ? "Trying..." : rest}
			</Button>
		</div>
	);
}
