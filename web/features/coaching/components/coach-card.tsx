import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Capabilities } from "#shared/schemas/public/capabilities.ts";
import type { CoachChoice, User } from "#shared/schemas/users.ts";
import { FailureNote } from "#web/components/feedback/failure-note.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { RadioTiles } from "#web/components/ui/radio-tiles.tsx";
import { capabilitiesQuery } from "#web/lib/api/capabilities-query.ts";
import { companiesHere, companiesOf, namesOf } from "#web/lib/provider-names.ts";
import { useChooseCoach } from "../api/choose-coach.ts";
import { SafetyReadingSwitch } from "./safety-reading-switch.tsx";

/** Who answers, whose words go where, and the choice to keep them here. */
export function CoachCard({ user }: { user: User }) {
	const { data, isError } = useQuery(capabilitiesQuery);
	return (
		<Card title="Who replies">
			{isError && <p className="text-soft">We couldn't load this setting. Your chat still works.</p>}
			{!data && !isError && <p className="h-12 animate-pulse rounded-xl bg-hairline" aria-hidden />}
			{data && <WhoAnswers user={user} {...data} />}
		</Card>
	);
}

type WhoAnswersProps = Pick<Capabilities, "chat" | "safety"> & { user: User };

function WhoAnswers({ user, chat, safety }: WhoAnswersProps) {
	const choose = useChooseCoach(user.id);
	// Set on press: before the request starts, the old choice would show again.
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
						? "The built-in guide replies to you. It works inside Attune. Nothing you write is sent to another company."
						: "The built-in guide replies to you. It works inside Attune."}
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
			// The tile names where messages go, so choosing it is consent.
			choice === "auto" ? { coachChoice: "auto", consentedTo: here } : { coachChoice: "builtin" },
			{ onSettled: () => setChosen(null) },
		);
	}
	return (
		<div className="flex flex-col gap-5">
			<RadioTiles
				name="coach"
				legend="Who should reply to you?"
				isLegendHidden
				value={coach}
				onChange={handleChange}
				options={[
					{ value: "auto", label: answering, description: ofModels(companies, reading) },
					{ value: "builtin", label: "The built-in guide", description: ofGuide(user, reading) },
				]}
			/>
			<FailureNote error={choose.error} text="We couldn't save your choice." />
			{isAsked && (
				<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
					<p className="min-w-0 flex-1 basis-60 text-soft text-sm">
						Nothing you write goes there until you agree. Until then the built-in guide replies.
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
		return "It runs where Attune runs. Nothing you write is sent to another company.";
	}
	return reading === null
		? "We send your messages there for a reply, and nowhere else."
		: `We send your messages there for a reply. If a message may show danger, ${reading} may also read it, so that we can show you help.`;
}

function ofGuide({ safetyReading }: User, reading: string | null): string {
	return reading !== null && safetyReading
		? "Simpler replies. Only messages that may show danger leave Attune, with those just before them."
		: "Simpler replies, and nothing you write leaves Attune.";
}
