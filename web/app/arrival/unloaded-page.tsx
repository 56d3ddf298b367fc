import { useLayoutEffect, useRef, useState } from "react";
import { TryAgainScreen } from "./try-again-screen.tsx";

/** `isAsked` is false for an automatic retry. */
type UnloadedPageProps = { onRetry: (isAsked: boolean) => Promise<void> };

/** Shown when a page's code didn't load. The app stays, and retries once the network is back. */
export function UnloadedPage({ onRetry }: UnloadedPageProps) {
	const [isTrying, setIsTrying] = useState(false);
	const retry = useRef(onRetry);
	retry.current = onRetry;

	// Listens as soon as the page is shown.
	useLayoutEffect(() => {
		const tryAlone = () => void retry.current(false);
		window.addEventListener("online", tryAlone);
		return () => window.removeEventListener("online", tryAlone);
	}, []);

	async function handleRetry() {
		setIsTrying(true);
		await onRetry(true);
		setIsTrying(false);
	}

	return <TryAgainScreen title="This page didn't load" isTrying={isTrying} onTry={handleRetry} />;
}
