import { waitText } from "#web/lib/hooks/use-retry-after.ts";
import { Button } from "../ui/button.tsx";

type TryAgainProps = {
	text: string;
	isTrying: boolean;
	/** Until another try makes sense, in seconds. */
	wait?: number;
	onTry: () => void;
	className?: string;
};

/** A part of a page that couldn't be loaded, with the way to ask for it again. */
export function TryAgain({ text, isTrying, wait = 0, onTry, className = "" }: TryAgainProps) {
	const rest = wait > 0 ? waitText(wait) : "Try again";
	return (
		<div
			role="alert"
			className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-3 ${className}`.trim()}
		>
			<p className="text-soft">{text}</p>
			<Button variant="outline" disabled={isTrying || wait > 0} onClick={onTry}>
				{isTrying ? "Trying…" : rest}
			</Button>
		</div>
	);
}
