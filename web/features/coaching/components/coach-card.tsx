import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { AiProvider } from "#shared/ai-providers.ts";
import type { CoachChoice, User } from "#shared/schemas/users.ts";
import { Card } from "#web/components/ui/card.tsx";
import { RadioTiles } from "#web/components/ui/radio-tiles.tsx";
import { showFailure } from "#web/lib/show-failure.ts";
import { useChooseCoach } from "../api/choose-coach.ts";
import { capabilitiesQuery } from "../api/get-capabilities.ts";
import { companiesOf } from "./where-words-go.tsx";

/** Who answers, whose words go where, and the choice to keep them here. */
export function CoachCard({ user }: { user: User }) {
	const { data, isError } = useQuery(capabilitiesQuery);
	return (
		<Card title="Your coach">
			{isError && <p className="text-soft">Who answers could not be loaded. Your chat works all the same.</p>}
			{!data && !isError && <p className="h-12 animate-pulse rounded-xl bg-hairline" aria-hidden />}
			{data && <WhoAnswers user={user} providers={data.chat.deep} />}
		</Card>
	);
}

function WhoAnswers({ user, providers }: { user: User; providers: AiProvider[] }) {
	const choose = useChooseCoach(user.id);
	// At once, and not when the request is on its way: between the two the old choice would show again.
	const [chosen, setChosen] = useState<CoachChoice | null>(null);
	const names = companiesOf(providers);
	if (names === null) {
		return (
			<p className="text-soft">
				The built-in guide answers you. It works inside Attune: nothing you write is sent to another company.
			</p>
		);
	}
	function handleChange(choice: string) {
		setChosen(choice as CoachChoice);
		choose.mutate(choice as CoachChoice, {
			onError: showFailure("Your choice was not saved"),
			onSettled: () => setChosen(null),
		});
	}
	return (
		<RadioTiles
			name="coach"
			legend="Who should answer you?"
			isLegendHidden
			value={chosen ?? user.coachChoice}
			onChange={handleChange}
			options={[
				{
					value: "auto",
					label: names,
					description: "What you write is sent there to be answered, and to nobody else.",
				},
				{
					value: "builtin",
					label: "The built-in guide",
					description: "Knows less, and nothing you write leaves Attune.",
				},
			]}
		/>
	);
}
