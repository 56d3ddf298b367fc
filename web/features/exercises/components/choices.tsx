import { ChipGroup } from "#web/components/chip-group.tsx";

type ChoicesProps = { choices: readonly string[]; onChoose: (label: string) => void; onEscape: () => void };

/** What can be pressed instead of writing, under the newest reply. */
export function Choices({ choices, onChoose, onEscape }: ChoicesProps) {
	return (
		<ChipGroup label="Choices" chips={choices} onChoose={onChoose} onEscape={onEscape} className="mt-3" />
	);
}
