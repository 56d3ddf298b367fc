import { useEffect, useRef, useState } from "react";
import { Button } from "#web/components/ui/button.tsx";

/** `isAsked` is false for an automatic retry. */
type UnloadedPageProps = { onRetry: (isAsked: boolean) => Promise<void> };

/** Shown when a page's code didn't load. The app stays, and retries once the network is back. */
export function UnloadedPage({ onRetry }: UnloadedPageProps) {
	const [isTrying, setIsTrying] = useState(false);
	const retry = useRef(onRetry);
	retry.current = onRetry;

	useEffect(() => {
		const tryAlone = () => void retry.current(false);
		window.addEventListener("online", tryAlone);
		return () => window.removeEventListener("online", tryAlone);
	}, []);

	async function handleRetry() {
		setIsTrying(true);
		await onRetry(true);
		setIsTrying(false);
	}

	return (
		<main className="grid min-h-dvh place-items-center px-6">
			<div role="alert" className="flex max-w-sm flex-col items-center gap-5 text-center">
				<h1 className="text-2xl">This page didn't load</h1>
				<p className="text-soft">Check your connection and try again. We've saved what you wrote.</p>
				<Button disabled={isTrying} onClick={handleRetry}>
					{isTrying ? "Trying..." : "Try again"}
				</Button>
			</div>
		</main>
	);
}
