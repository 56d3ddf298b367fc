import { Button } from "#web/components/ui/button.tsx";

type LoadFailureProps = { message: string; isTrying: boolean; onRetry: () => void };

/** The conversation couldn't be fetched. It's never shown as empty instead. */
export function LoadFailure({ message, isTrying, onRetry }: LoadFailureProps) {
	return (
		<div role="alert" className="mx-auto flex max-w-sm flex-col items-center gap-5 py-16 text-center">
			<p className="font-display text-xl">{message}</p>
			<Button variant="outline" disabled={isTrying} onClick={onRetry}>
				{isTrying ? "Trying..." : "Try again"}
			</Button>
		</div>
	);
}
