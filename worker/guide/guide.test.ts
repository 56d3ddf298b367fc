import { describe, expect, it } from "vitest";
import { mulberry32 } from "#shared/math/mulberry32.ts";
import { UNKNOWN_PERSON } from "../models/unknown-person.ts";
import { EXERCISES } from "./content/exercises/index.ts";
import { TURNS } from "./content/topics/turns.ts";
import { RULES } from "./policy/rules.ts";
import { createTalk } from "./policy/test-talk.ts";
import { wordsOf } from "./read/words.ts";
import type { GuideReply } from "./request.ts";

const TALKS = 60;
const LENGTH = 34;

/** What people say between telling things. */
const BETWEEN = [
	"yes", "no", "idk", "fine", "thanks", "ok", "Two tips", "Just write", "menu", "idea", "why is it always me?", "what can I do about it?",
	"that's not helpful", "what did I say about work?", "should I tell her?", "no, that's not it", "lol", "finish", "say something nice", "stop",
	"can you make me a plan", "what if it goes wrong?", "is that normal?", "give me an exercise", "I passed my exam at last", "what were those two again?",
]; // biome-ignore format: one list

/** Replies that repeat because they were asked to. */
const ASKED_AGAIN =
	/^(?:Here it is again|Once more|As before|As I said|Here's what I have|Asked again|Still the same)|I'd stand by that\.$/;

/** Titles of exercises are names: they come again. */
function withoutTitles(text: string): string {
	return EXERCISES.reduce((rest, { title }) => rest.replaceAll(title, ""), text);
}

function sentencesOf(text: string): string[] {
	return withoutTitles(text)
		.split(/(?<=[.!?:])\s+|\n/)
		.filter((each) => wordsOf(each).length > 2);
}

function play(seed: number): { said: string; reply: GuideReply; offered: string[] }[] {
	const random = mulberry32(seed);
	const any = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
	const talk = createTalk();
	let last: GuideReply | null = null;
	return Array.from({ length: LENGTH }, () => {
		const label = last && last.choices.length > 0 && random() < 0.25 ? any(last.choices).label : null;
		const said = label ?? (random() < 0.45 ? any(BETWEEN) : any(TURNS).said);
		const offered = last?.note.offered ?? [];
		last = talk.say(said);
		return { said, reply: last, offered };
	});
}

const PLAYED = Array.from({ length: TALKS }, (_, seed) => play(seed + 1));

describe("the guide", () => {
	it("lists its rules in the order of commands, asks, reactions and what is shared", () => {
		const ids = RULES.map(({ id }) => id);
		expect(new Set(ids).size).toBe(ids.length);
		const places = [
			"stop",
			"about",
			"draft",
			"tips",
			"decide",
			"fact",
			"yes",
			"thanks",
			"complaint",
			"topic",
			"kept",
		].map((id) => ids.indexOf(id));
		expect(places).toEqual([...places].sort((a, b) => a - b));
		expect(places).not.toContain(-1);
	});

	it("gives the same reply to the same talk", () => {
		expect(play(7).map(({ reply }) => reply)).toEqual(play(7).map(({ reply }) => reply));
	});

	it("says no sentence twice in thirty turns", () => {
		const repeated = PLAYED.flatMap((turns) =>
			turns.flatMap(({ reply, said }, at) => {
				const before = new Set(
					turns.slice(Math.max(0, at - 30), at).flatMap((each) => sentencesOf(each.reply.text)),
				);
				return reply.isKept || ASKED_AGAIN.test(reply.text)
					? []
					: sentencesOf(reply.text)
							.filter((each) => before.has(each) && !each.includes("“"))
							.map((each) => `${reply.note.act}: ${said} -> ${each}`);
			}),
		);
		expect(repeated).toEqual([]);
	});

	it("repeats no five words of the person in a row outside quotation marks", () => {
		const echoes = PLAYED.flatMap((turns) =>
			turns.flatMap(({ said, reply }) => {
				const words = reply.note.act === "pick" ? [] : wordsOf(said);
				const own = wordsOf(withoutTitles(reply.text).replace(/“[^”]*”/g, " | ")).join(" ");
				return words.flatMap((_, i) => {
					const five = words.slice(i, i + 5).join(" ");
					return words.length >= i + 5 && own.includes(five) ? [`${reply.note.act}: ${five}`] : [];
				});
			}),
		);
		expect(echoes).toEqual([]);
	});

	it("has at most four buttons, each with an offer of its own", () => {
		for (const { reply } of PLAYED.flat()) {
			expect(reply.choices.length).toBeLessThanOrEqual(4);
			expect(reply.note.offered).toHaveLength(reply.choices.length);
			expect(new Set(reply.choices.map(({ label }) => label)).size).toBe(reply.choices.length);
		}
	});

	it("delivers what was pressed, at once", () => {
		for (const { said, reply, offered } of PLAYED.flat()) {
			const exercise = EXERCISES.find(
				({ id, title, minutes }) => said === `${title}, ${minutes} min` && offered.includes(`exercise:${id}`),
			);
			if (exercise) {
				expect(reply.note.starts).toBe(exercise.id);
			}
		}
	});

	it("keeps quiet only when nothing was asked, and in few turns", () => {
		const kept = PLAYED.flat().filter(({ reply }) => reply.isKept);
		expect(kept.filter(({ said }) => said.endsWith("?")).map(({ said }) => said)).toEqual([]);
		expect(kept.length / PLAYED.flat().length).toBeLessThan(0.15);
	});

	it("stays short: under 90 words, and one question at most in its own words", () => {
		for (const { reply } of PLAYED.flat()) {
			expect(reply.text.split(/\s+/).length, reply.text).toBeLessThan(90);
			const asks = reply.text.replace(/“[^”]*”/g, "").match(/\?/g) ?? [];
			expect(asks.length, reply.text).toBeLessThanOrEqual(1);
		}
	});

	it("offers only what calms while somebody may be in danger", () => {
		for (const { said } of TURNS.slice(0, 120)) {
			const { note } = createTalk({ isAtRisk: true }).say(said);
			const exercises = note.offered.filter((offer) => offer.startsWith("exercise:"));
			expect(exercises.filter((offer) => !/steady-breath|back-to-the-room/.test(offer))).toEqual([]);
			expect(note.starts ?? "steady-breath").toMatch(/steady-breath|back-to-the-room/);
		}
	});

	it("offers nothing long on a low day, and nothing for the day at night", () => {
		const minutes = new Map(EXERCISES.map(({ id, minutes: each }) => [`exercise:${id}`, each]));
		for (const { said } of TURNS.slice(0, 120)) {
			const person = { ...UNKNOWN_PERSON, overallMood: 1, localHour: 14 };
			const { note } = createTalk({ person, mode: "practical" }).say(said);
			const isAskedFor = note.act === "draft" || note.act === "decide" || note.act === "judge";
			for (const offer of note.offered.filter((each) => minutes.has(each) && !isAskedFor)) {
				expect(minutes.get(offer), offer).toBeLessThanOrEqual(5);
			}
		}
	});

	it("starts no exercise for a stranger, and says so", () => {
		const talk = createTalk({ isStranger: true });
		const reply = talk.say("give me a breathing exercise");
		expect(reply.note.starts).toBeUndefined();
		expect(reply.text).toMatch(/account/);
	});

	it("answers otherwise when another answer is wanted", () => {
		const first = createTalk().say("I can't sleep since the move");
		const second = createTalk({ instead: first.text }).say("I can't sleep since the move");
		expect(second.text).not.toBe(first.text);
	});
});
