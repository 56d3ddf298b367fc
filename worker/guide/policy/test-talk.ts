import { UNKNOWN_PERSON } from "../../models/unknown-person.ts";
import { answer, type GuideReply, type GuideRequest, type PageLine } from "../index.ts";

/** Makes a conversation with the guide, for tests: sends messages in turn and remembers the page. */
export function createTalk(around: Partial<Omit<GuideRequest, "page">> = {}) {
	const page: PageLine[] = [];
	return {
		page,
		say(content: string): GuideReply {
			page.push({ role: "user", content });
			const reply = answer({
				person: { ...UNKNOWN_PERSON, firstName: "Noor", localHour: 15 },
				mode: "deep",
				style: "balanced-support",
				isAtRisk: false,
				isStranger: false,
				run: null,
				...around,
				page: [...page],
			});
			page.push({ role: "assistant", content: reply.text, note: reply.note, choices: reply.choices });
			return reply;
		},
	};
}
