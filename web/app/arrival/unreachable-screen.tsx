import { staticPaths } from "#web/lib/paths.ts";
import { TryAgainScreen } from "./try-again-screen.tsx";

type UnreachableScreenProps = { isTrying: boolean; onRetry: () => void };

/** Shown when we couldn't find out who is signed in, which isn't the same as signed out. */
export function UnreachableScreen({ isTrying, onRetry }: UnreachableScreenProps) {
	return (
		<TryAgainScreen title="We can't reach Attune right now" isTrying={isTrying} onTry={onRetry}>
			<a href={staticPaths.help} className="underline underline-offset-4">
				Get help now (works offline)
			</a>
		</TryAgainScreen>
	);
}
