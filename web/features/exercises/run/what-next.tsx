import { useId } from "react";
import { useLocation } from "wouter";
import { AFTER_EXERCISE } from "#shared/after-exercise.ts";
import { ChipGroup } from "#web/components/chip-group.tsx";
import { FailureNote } from "#web/components/feedback/failure-note.tsx";
import { usePress } from "#web/lib/hooks/use-press.ts";
import { chooseIn } from "#web/lib/later-choice.ts";
import { paths } from "#web/lib/paths.ts";
import { openConversation } from "../api/open-conversation.ts";

const { question, talk, another, enough } = AFTER_EXERCISE;

/** What the chat asks at the end of an exercise, on the exercise's own page. The chat takes the answer. */
export function WhatNext({ conversationId, runId }: { conversationId: string; runId: string }) {
	const id = useId();
	const [, navigate] = useLocation();
	const { isBusy, failure, press } = usePress();

	async function choose(label: string) {
		if (label === another) {
			navigate(paths.exercises);
		} else if (!isBusy) {
			await press("We couldn't open your chat.", async () => {
				const path = await openConversation(conversationId);
				chooseIn(conversationId, runId, label);
				navigate(path);
			});
		}
	}
	return (
		<section aria-labelledby={id} aria-busy={isBusy} className="mt-6">
			<h2 id={id} className="mb-3 text-xl">
				{question}
			</h2>
			<ChipGroup labelledBy={id} chips={[talk, another, enough]} onChoose={(label) => void choose(label)} />
			<p role="status" className="mt-2 text-soft text-sm empty:hidden">
				{isBusy && "Opening your chat…"}
			</p>
			{failure && <FailureNote {...failure} />}
		</section>
	);
}
