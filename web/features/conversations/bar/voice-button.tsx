import { Mic } from "lucide-react";
import { Tooltip } from "#web/components/ui/tooltip.tsx";

/** Begins to listen instead of being typed to. */
export function VoiceButton({ isDisabled, onPress }: { isDisabled: boolean; onPress: () => void }) {
	return (
		<Tooltip label="Use voice">
			<button
				type="button"
				aria-label="Record your voice"
				disabled={isDisabled}
				onClick={onPress}
				className="grid size-12 shrink-0 max-sm:w-10 place-items-center rounded-full text-soft transition-colors duration-150 hover:bg-sunken hover:text-ink disabled:opacity-50"
			>
				<Mic aria-hidden className="size-5.5" strokeWidth={1.5} />
			</button>
		</Tooltip>
	);
}
