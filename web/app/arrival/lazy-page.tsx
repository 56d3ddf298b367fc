import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { LoadingScreen } from "#web/components/feedback/loading-screen.tsx";
import { loadCode } from "#web/lib/api/load-code.ts";
import { PageArrival } from "./page-arrival.tsx";
import { UnloadedPage } from "./unloaded-page.tsx";

/**
 * Makes a page whose code loads when first needed, or earlier with `preload`. Renders `waiting` until then. Unlike
 * React's `lazy`, which keeps a failure for good, it can retry in place.
 */
export function lazyPage<Props extends object>(
	load: () => Promise<ComponentType<Props>>,
	waiting: ReactNode = <LoadingScreen />,
) {
	let loaded: ComponentType<Props> | null = null;

	async function fetchPage(isAskedAgain = false): Promise<ComponentType<Props>> {
		loaded ??= await loadCode(load, isAskedAgain);
		return loaded;
	}

	function LazyPage(props: Props) {
		const [Page, setPage] = useState(() => loaded);
		const [hasFailed, setHasFailed] = useState(false);

		async function open(isAskedAgain?: boolean) {
			try {
				const page = await fetchPage(isAskedAgain);
				setPage(() => page);
			} catch {
				setHasFailed(true);
			}
		}

		// Only once: retries need a press.
		useEffect(() => {
			void open();
		}, []);

		if (Page) {
			return (
				<>
					<Page {...props} />
					<PageArrival />
				</>
			);
		}
		if (hasFailed) {
			return (
				<>
					<UnloadedPage onRetry={open} />
					<PageArrival />
				</>
			);
		}
		return waiting;
	}

	/** Loads the page ahead of time. Ignores failures, which show when the page opens. */
	LazyPage.preload = async (): Promise<void> => {
		if (!loaded) {
			await load().then(
				(page) => {
					loaded = page;
				},
				() => undefined,
			);
		}
	};
	return LazyPage;
}
