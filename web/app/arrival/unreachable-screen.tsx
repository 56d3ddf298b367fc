import { Button } from "#web/components/ui/button.tsx";
import { staticPaths } from "#web/lib/paths.ts";

type UnreachableScreenProps = { isTrying: boolean; onRetry: () => void };

/** Shown when we couldn't find out who is signed in, which isn't the same as signed out. */
export function UnreachableScreen({ isTrying, onRetry }: UnreachableScreenProps) {
	return (
		<main className="grid min-h-dvh place-items-center px-6">
			<div role="alert" className="flex max-w-sm flex-col items-center gap-5 text-center">
				<h1 className="text-2xl">We can't reach Attune right now</h1>
				<p className="text-soft">Check your connection and try again. We've saved what you wrote.</p>
				<Button disabled={isTrying} onClick={onRetry}>
					{isTrying ? "Trying..." : "Try again"}
				</Button>
				<a href={staticPaths.help} className="underline underline-offset-4">
					Get help now (works offline)
				</a>
			</div>
		</main>
	);
}
