import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Capabilities } from "#shared/schemas/capabilities.ts";
import type { CoachChoice, User } from "#shared/schemas/users.ts";
import { Button } from "#web/components/ui/button.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { RadioTiles } from "#web/components/ui/radio-tiles.tsx";
import { capabilitiesQuery } from "#web/lib/capabilities-query.ts";
import { companiesHere, companiesOf, namesOf } from "#web/lib/provider-names.ts";
import { showFailure } from "#web/lib/show-failure.ts";
import { useChooseCoach } from "../api/choose-coach.ts";
import { SafetyReadingSwitch } from "./safety-reading-switch.tsx";

/** Who answers, whose words go where, and the choice to keep them here. */
export function CoachCard({ user }: { user: User }) {
	const { data, isError } = useQuery(capabilitiesQuery);
	return (
		<Card title="Your coach">
			{isError && <p className="text-soft">Who answers could not be loaded. Your chat works all the same.</p>}
			{!data && !isError && <p className="h-12 animate-pulse rounded-xl bg-hairline" aria-hidden />}
			{data && <WhoAnswers user={user} {...data} />}
		</Card>
	);
}

type WhoAnswersProps = Pick<Capabilities, "chat" | "safety"> & { user: User };

function WhoAnswers({ user, chat, safety }: WhoAnswersProps) {
	const choose = useChooseCoach(user.id);
	// At once, and not when the request is on its way: between the two the old choice would show again.
	const [chosen, setChosen] = useState<CoachChoice | null>(null);
	const answering = namesOf(chat.deep);
	const companies = companiesOf(chat.deep);
	const reading = companiesOf(safety);
	const coach = chosen ?? user.coachChoice;
	if (answering === null) {
		return (
			<div className="flex flex-col gap-5">
				<p className="text-soft">
					{reading === null
						? "The built-in guide answers you. It works inside Attune: nothing you write is sent to another company."
						: "The built-in guide answers you. It works inside Attune."}
				</p>
				{reading !== null && <SafetyReadingSwitch user={user} companies={safety} isGuideOnly />}
			</div>
		);
	}
	const here = companiesHere({ chat, safety });
	const isAsked = coach === "auto" && !here.every((company) => user.consentedTo.includes(company));
	function handleChange(choice: string) {
		setChosen(choice as CoachChoice);
		choose.mutate(
			// The tile says where the words go: choosing it agrees to that.
			choice === "auto" ? { coachChoice: "auto", consentedTo: here } : { coachChoice: "builtin" },
			{ onError: showFailure("Your choice was not saved"), onSettled: () => setChosen(null) },
		);
	}
	return (
		<div className="flex flex-col gap-5">
			<RadioTiles
				name="coach"
				legend="Who should answer you?"
				isLegendHidden
				value={coach}
				onChange={handleChange}
				options={[
					{ value: "auto", label: answering, description: ofModels(companies, reading) },
					{ value: "builtin", label: "The built-in guide", description: ofGuide(user, reading) },
				]}
			/>
			{isAsked && (
				<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
					<p className="min-w-0 flex-1 basis-60 text-soft text-sm">
						Nothing you write goes there until you agree. Until then the built-in guide answers.
					</p>
					<Button variant="outline" disabled={choose.isPending} onClick={() => handleChange("auto")}>
						Agree
					</Button>
				</div>
			)}
			{reading !== null && coach === "builtin" && <SafetyReadingSwitch user={user} companies={safety} />}
		</div>
	);
}

function ofModels(companies: string | null, reading: string | null): string {
	if (companies === null) {
		return "It runs where Attune runs: nothing you write is sent to another company.";
	}
	return reading === null
		? "What you write is sent there to be answered, and to nobody else."
		: `What you write is sent there to be answered. If a message may show danger, ${reading} may also read it, so that we can show you help.`;
}

function ofGuide({ safetyReading }: User, reading: string | null): string {
	return reading !== null && safetyReading
		? "Simpler replies. Only messages that may show danger leave Attune, with those just before them."
		: "Simpler replies, and nothing you write leaves Attune.";
}
