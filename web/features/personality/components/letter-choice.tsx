import { useState } from "react";
import { DIMENSIONS, type PersonalityType } from "#shared/personality.ts";
import type { User } from "#shared/schemas/users.ts";
import { RadioTiles } from "#web/components/ui/radio-tiles.tsx";
import { showFailure } from "#web/lib/show-failure.ts";
import { useChangeType } from "../api/change-type.ts";
import { letterText, withLetter } from "../content/letters.ts";

/** Each pair of letters, to choose the other. */
export function LetterChoice({ user, type }: { user: User; type: PersonalityType }) {
	const change = useChangeType(user.id);
	// At once, and not when the request is on its way: between the two the old letter would show again.
	const [chosen, setChosen] = useState<string | null>(null);
	const shown = chosen ?? type;

	function handleChange(next: string) {
		setChosen(next);
		change.mutate(next, {
			onError: showFailure("Your letter was not saved"),
			onSettled: () => setChosen(null),
		});
	}
	return (
		<div className="flex flex-col gap-4 pt-1 pb-3">
			{DIMENSIONS.map((dimension, place) => (
				<RadioTiles
					key={dimension}
					name={`letter-${dimension}`}
					legend={`${dimension.charAt(0)} or ${dimension.charAt(1)}`}
					isLegendHidden
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
		</div>
	);
}
