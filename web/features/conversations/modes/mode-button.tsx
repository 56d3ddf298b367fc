import { useQuery } from "@tanstack/react-query";
import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { createPortal } from "react-dom";
import { STYLE_PRESETS } from "#shared/chat/styles.ts";
import { TryAgain } from "#web/components/feedback/try-again.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { Dialog } from "#web/components/ui/dialog.tsx";
import { loadCode } from "#web/lib/api/load-code.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";
import { type ModesProps, modesText } from "./modes-control.ts";

/** Names the current modes, and opens the six choices. */
export function ModeButton(props: ModesProps) {
	const [isOpen, setIsOpen] = useState(false);
	const sheet = useQuery({
		queryKey: queryKeys.code("mode-sheet"),
		queryFn: () => loadCode(() => import("./mode-sheet.tsx")),
		enabled: isOpen,
	});
	const text = modesText(props.modes);
	const style = props.modes.style ? STYLE_PRESETS[props.modes.style].label : text;
	return (
		<>
			<Button
				variant="quiet"
				aria-label={`Reply style: ${text}`}
				onClick={() => setIsOpen(true)}
				className="mode-button"
			>
				<SlidersHorizontal aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
				<span className="mode-name">
					{/* A phone has room for the style alone. */}
					<span className="max-sm:hidden">{text.slice(0, -style.length)}</span>
					{style}
				</span>
			</Button>
			{/* Outside the bar, which is hidden while a dialog is open. */}
			{createPortal(
				<Dialog title="How should I reply?" isOpen={isOpen} onClose={() => setIsOpen(false)}>
					{sheet.data && <sheet.data.ModeSheet {...props} />}
					{sheet.isError && (
						<TryAgain
							text="We couldn't load the choices."
							isTrying={sheet.isFetching}
							onTry={() => sheet.refetch()}
							className="mt-4"
						/>
					)}
				</Dialog>,
				document.body,
			)}
		</>
	);
}
