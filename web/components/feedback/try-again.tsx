import { Button } from "../ui/button.tsx";

type TryAgainProps = {
	text: string;
	isTrying: boolean;
	onTry: () => void;
	className?: string;
};

/** A part of a page that couldn't be loaded, with the way to ask for it again. */
export function TryAgain({ text, isTrying, onTry, className = "" }: TryAgainProps) {
	return (
		<div
			role="alert"
			className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-3 ${className}`.trim()}
		>
			<p className="text-soft">{text}</p>
			<Button variant="outline" disabled={isTrying} onClick={onTry}>
				{isTrying ? "Trying…" : "Try again"}
			</Button>
		</div>
	);
}
