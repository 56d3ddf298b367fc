import { useIsWide } from "#web/lib/hooks/use-is-wide.ts";
import { ModeButton } from "./mode-button.tsx";
import { ModePills } from "./mode-pills.tsx";
import type { ModesProps } from "./modes-control.ts";

/** The coach's modes in the message bar: a row of six, or a button that opens them. */
export function ModesInBar(props: ModesProps) {
	return useIsWide() ? <ModePills {...props} /> : <ModeButton {...props} />;
}
