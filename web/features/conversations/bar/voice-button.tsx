import { LoaderCircle, Mic } from "lucide-react";
import { Tooltip } from "#web/components/ui/tooltip.tsx";

type VoiceButtonProps = {
	isDisabled: boolean;
	/** Pressed, while its code is on the way. */
	isLoading: boolean;
	onPress: () => void;
};

/** Begins to listen instead of being typed to. */
export function VoiceButton({ isDisabled, isLoading, onPress }: VoiceButtonProps) {
	return (
		<Tooltip label="Use voice">
			<button
				type="button"
				aria-label="Record your voice"
				aria-busy={isLoading}
				// A disabled button would drop the focus.
				disabled={isDisabled && !isLoading}
				aria-disabled={isLoading}
				onClick={isLoading ? undefined : onPress}
				className="grid size-12 shrink-0 max-sm:w-10 place-items-center rounded-full text-soft transition-colors duration-150 hover:bg-sunken hover:text-ink disabled:opacity-50"
			>
				{isLoading ? (
					<LoaderCircle aria-hidden className="size-5.5 animate-spin" strokeWidth={1.5} />
				) : (
					<Mic aria-hidden className="size-5.5" strokeWidth={1.5} />
				)}
			</button>
		</Tooltip>
	);
}
