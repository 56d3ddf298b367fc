import { useState } from "react";
import { DIMENSIONS, type PersonalityType } from "#shared/personality/personality.ts";
import type { Profile } from "#shared/schemas/profile.ts";
import type { User } from "#shared/schemas/users.ts";
import { FailureNote } from "#web/components/feedback/failure-note.tsx";
import { RadioTiles } from "#web/components/ui/radio-tiles.tsx";
import { useChangeType } from "../api/change-type.ts";
import { letterText, strengthText, withLetter } from "../content/letters.ts";

type LetterChoiceProps = { user: User; type: PersonalityType; letters: NonNullable<Profile["letters"]> };

/** Each pair of letters with how sure it is, to choose the other. */
export function LetterChoice({ user, type, letters }: LetterChoiceProps) {
	const change = useChangeType(user.id);
	// Set on press: before the request starts, the old letter would show again.
	const [chosen, setChosen] = useState<string | null>(null);
	const shown = chosen ?? type;

	function handleChange(next: string) {
		setChosen(next);
		change.mutate(next, {
			onSettled: () => setChosen(null),
		});
	}
	return (
		<div className="flex flex-col gap-4 pt-1 pb-3">
			{DIMENSIONS.map((dimension, place) => (
				<RadioTiles
					key={dimension}
					name={`letter-${dimension}`}
					legend={legendOf(dimension, letters)}
					value={shown.charAt(place)}
					onChange={(letter) => handleChange(withLetter(shown, dimension, letter))}
					className="min-[26rem]:grid-cols-2"
					options={[...dimension].map((letter) => ({
						value: letter,
						label: `${letter} · ${letterText(letter).word}`,
						description: letterText(letter).meaning,
					}))}
				/>
			))}
			<FailureNote error={change.error} text="We couldn't save that letter." />
		</div>
	);
}

function legendOf(dimension: string, letters: LetterChoiceProps["letters"]): string {
	const letter = letters.find((each) => each.dimension === dimension);
	const pair = `${dimension.charAt(0)} or ${dimension.charAt(1)}`;
	return letter ? `${pair} · ${strengthText(letter)}` : pair;
}
