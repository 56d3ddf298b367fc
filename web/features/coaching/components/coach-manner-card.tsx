import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { STYLE_PRESETS } from "#shared/chat/styles.ts";
import {
	COACHING_PERSONALITIES,
	COACHING_PERSONALITY_TEXTS,
	type CoachingPersonality,
	parseCoachingPersonality,
} from "#shared/personality/coaching-personality.ts";
import type { User } from "#shared/schemas/users.ts";
import { Card } from "#web/components/ui/card.tsx";
import { RadioTiles } from "#web/components/ui/radio-tiles.tsx";
import { useChooseCoachManner } from "../api/choose-coach-manner.ts";
import { interactionProfileQuery } from "../api/get-interaction-profile.ts";

const OPTIONS = COACHING_PERSONALITIES.map((value) => ({ value, ...COACHING_PERSONALITY_TEXTS[value] }));

type CoachMannerCardProps = {
	user: User;
	children?: ReactNode;
};

/** The manner in which the coach talks when no coaching style is chosen. */
export function CoachMannerCard({ user, children }: CoachMannerCardProps) {
	const { data: suggested } = useQuery(interactionProfileQuery(user.id));
	const choose = useChooseCoachManner(user.id);
	// Set on press: before the request starts, the mutation still has the last choice.
	const [chosen, setChosen] = useState<CoachingPersonality | null>(null);
	function handleChange(value: string) {
		const manner = parseCoachingPersonality(value);
		setChosen(manner);
		choose.mutate(manner, {
			onSettled: () => setChosen(null),
		});
	}
	return (
		<Card title="How your coach talks">
			<RadioTiles
				name="coach-manner"
				legend="How should your coach talk with you?"
				isLegendHidden
				value={chosen ?? parseCoachingPersonality(user.coachingPersonality)}
				onChange={handleChange}
				options={OPTIONS}
			/>
			<p className="mt-3 text-soft text-sm">
				A coaching style you choose in the chat comes first.
				{suggested && ` For you now: ${STYLE_PRESETS[suggested.style].label}. ${suggested.reasons.join(" ")}`}
			</p>
			<p role="status" className="min-h-5 text-soft text-sm">
				{choose.isPending && "Saving..."}
				{choose.isSuccess && "Saved"}
				{choose.isError && "Not saved. Choose again to try again."}
			</p>
			{children && <div className="mt-3 border-hairline border-t pt-5">{children}</div>}
		</Card>
	);
}
