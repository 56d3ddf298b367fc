import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { CHAT_MODES } from "#shared/chat/modes.ts";
import { STYLE_SLUGS } from "#shared/chat/styles.ts";
import { RISK_LEVELS } from "#shared/safety/risk.ts";
import { type UserRow, users } from "../../db/tables/users.table.ts";
import { createTalk } from "../../guide/policy/test-talk.ts";
import { request } from "../../models/test-request.ts";
import type { PersonFacts } from "../../models/text-model.ts";
import { sendMessage } from "../../test/chat/conversation.ts";
import { openProviderChat, PATIENT, warmUpProviders } from "../../test/chat/provider-chat.ts";
import { type SentRequest, sentTo } from "../../test/chat/sent.ts";
import { makeAssessment } from "../../test/people/assessments.ts";
import { deps, makeUser, signedIn } from "../../test/people/factories.ts";
import { composePrompt } from "./compose-prompt.ts";
import { cardQuestion, lineQuestion } from "./guidance/guidance-questions.ts";
import type { Guide } from "./guidance/guide.ts";
import { interactionProfile } from "./guidance/interaction-profile.ts";
import { coachingMessage } from "./guidance/personalized-coaching.ts";
import { suggestionsFor } from "./guidance/recommendations.ts";
import { personFacts } from "./person-facts.ts";

/** Two sets of answers that have no letter and no band in common, and somebody who gave none. */
const ANSWERS: Partial<UserRow>[] = [
	{
		mbtiType: "INFP",
		big5Openness: 90,
		big5Conscientiousness: 10,
		big5Extraversion: 10,
		big5Agreeableness: 90,
		big5Neuroticism: 90,
	},
	{
		mbtiType: "ESTJ",
		big5Openness: 10,
		big5Conscientiousness: 90,
		big5Extraversion: 90,
		big5Agreeableness: 10,
		big5Neuroticism: 10,
	},
	{},
];

const SAME: Partial<UserRow> = { firstName: "Ana", primaryGoal: "purpose", desiredMood: "calm" };
const NOW = new Date("2026-11-24T10:00:00Z");

/** What a coach knows of people who differ in their answers only. */
async function peopleWho(coachedByType: boolean): Promise<PersonFacts[]> {
	const user = await makeUser({ ...SAME, coachedByType });
	return ANSWERS.map((answers) => personFacts({ ...user, ...answers }, [], NOW));
}

const QUESTIONS = [
	"what's my personality type?",
	"what are my traits?",
	"sum up what you know",
	"I feel stuck",
];

/** Everything that is made of a person by code: each prompt, each card and each reply of the guide, by name. */
function allMadeOf(person: PersonFacts): Record<string, string> {
	const made: Record<string, unknown> = {};
	for (const mode of CHAT_MODES) {
		for (const style of STYLE_SLUGS) {
			for (const risk of RISK_LEVELS) {
				made[`${mode}, ${style}, ${risk}`] = composePrompt({
					...request(["hello"]),
					person,
					mode,
					style,
					risk,
				});
			}
		}
		const talk = createTalk({ person, mode });
		made[`guide, ${mode}`] = QUESTIONS.map((question) => talk.say(question).text);
	}
	const guide: Guide = {
		userId: "usr_1",
		person,
		change: null,
		checkedOn: null,
		today: "2026-11-24",
		isAtRisk: false,
	};
	Object.assign(made, {
		profile: interactionProfile(person),
		message: coachingMessage(guide),
		suggestions: suggestionsFor(guide),
		card: cardQuestion(guide).about,
		line: lineQuestion(guide).about,
	});
	return Object.fromEntries(Object.entries(made).map(([name, value]) => [name, JSON.stringify(value)]));
}

describe("people who turned off coaching by type", () => {
	// spec: P.82
	it("are told the same as anybody else with other answers, in every prompt, card and reply of the guide", async () => {
		const [one, ...others] = (await peopleWho(false)).map(allMadeOf);
		for (const other of others) {
			expect(other).toEqual(one);
		}
		expect(JSON.stringify(one)).not.toMatch(/INFP|ESTJ|Manner for this person|"traits\\*":/);
	});

	it("are told otherwise once they turn it on again", async () => {
		const [one = {}, other = {}] = (await peopleWho(true)).map(allMadeOf);
		const same = Object.keys(one).filter((name) => one[name] === other[name]);
		// Suggestions follow needs and goal only.
		expect(same).toEqual(["suggestions"]);
	});

	it("hear from the guide where their answers are, and that it isn't given them", async () => {
		for (const person of await peopleWho(false)) {
			const reply = createTalk({ person }).say("what's my personality type?").text;
			expect(reply).toContain("You turned off coaching by type in Settings");
		}
	});
});

/** What the pages are given of a person. Their own answers are on the profile's routes, which are not among these. */
const PATHS = (userId: string) => [
	`/api/ai/personalized-coaching/${userId}`,
	`/api/ai/interaction-profile/${userId}`,
	"/api/ai/motivational",
	"/api/ai/insights",
	`/api/progress/${userId}`,
	"/api/dashboard",
];

describe("the wire", () => {
	// spec: P.82
	it.each([
		[false, []],
		[true, ["personalized-coaching", "interaction-profile"]],
	])("with coaching by type %s differs by type and traits in: %j", async (coachedByType, differing) => {
		const { user, client } = await signedIn({ ...SAME, coachedByType });
		await makeAssessment(user.id, { physiological: 4, safety: 4, love: 4, esteem: 4, actualization: 4 });
		const read = async (answers: Partial<UserRow>) => {
			await deps.db.update(users).set(answers).where(eq(users.id, user.id));
			const texts = await Promise.all(
				PATHS(user.id).map(async (path) => {
					const answer = await client.get(path);
					expect([path, answer.status]).toEqual([path, 200]);
					return (await answer.text()).replace(/"generatedAt":"[^"]+"/g, "");
				}),
			);
			return texts;
		};
		const [one, other] = [await read(ANSWERS[0] ?? {}), await read(ANSWERS[1] ?? {})];
		const differ = PATHS(user.id).filter((_, index) => one[index] !== other[index]);
		expect(differ.map((path) => path.split("/")[3])).toEqual(differing);
	});
});

describe("what a company is sent", () => {
	beforeAll(warmUpProviders);

	/** The messages that came with these words, without the words themselves. */
	async function sentFor(answers: Partial<UserRow>, coachedByType: boolean, isPractical: boolean) {
		const chat = await openProviderChat({ ...SAME, ...answers, coachedByType }, { timings: PATIENT });
		const words = `My day ${crypto.randomUUID()}`;
		await sendMessage(chat, words, { simpleMode: isPractical });
		const sent: SentRequest[] = await sentTo("", words);
		expect(sent.length).toBeGreaterThan(0);
		return sent.map(({ model, messages }) => model + JSON.stringify(messages).replaceAll(words, ""));
	}

	// spec: P.82
	it.each([
		["deep", false],
		["practical", true],
	])(
		"in %s mode is the same for other answers when it is off, and not when it is on",
		async (_, isPractical) => {
			const [one, other] = ANSWERS;
			expect(await sentFor(one ?? {}, false, isPractical)).toEqual(
				await sentFor(other ?? {}, false, isPractical),
			);
			expect(await sentFor(one ?? {}, true, isPractical)).not.toEqual(
				await sentFor(other ?? {}, true, isPractical),
			);
		},
	);
});
