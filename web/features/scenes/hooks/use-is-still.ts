import { useMedia } from "#web/lib/hooks/use-media.ts";

type Connection = { saveData?: boolean; effectiveType?: string };

/** Where the pause button would cover text, or little of the video shows. */
const BESIDE_A_SHEET = "(width < 64rem)";
const LOW_WINDOW = "(height < 30rem)";

/**
 * Whether to show no video: the person prefers reduced motion, the connection is slow or metered, or there's no room
 * for it.
 */
export function useIsStill(isBesideChat: boolean): boolean {
	const wantsStill = useMedia("(prefers-reduced-motion: reduce)");
	const isNarrow = useMedia(BESIDE_A_SHEET);
	const isLow = useMedia(LOW_WINDOW);
	const { connection } = navigator as { connection?: Connection };
	const isDear = connection?.saveData === true || /2g/.test(connection?.effectiveType ?? "");
	return wantsStill || isDear || isLow || (isBesideChat && isNarrow);
}
