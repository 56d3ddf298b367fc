import { LEVELS } from "../content/index.ts";
import type { Scene, SceneTurn } from "../content/scenes/scene.ts";
import { GOODBYE, GOODBYE_NEAR, WHO_QUESTIONS } from "../content/shared.ts";
import { FAMILY_OF } from "../content/words.ts";
import type { Context } from "../context.ts";
import { OWN_LIFE } from "../memory/danger.ts";
import { asksDirectly, meansOtherwise } from "../understand/denial.ts";
import { sceneIn } from "../understand/scenes.ts";
import { hasAsked, safetyQuestion } from "./danger-help.ts";

type Parts = (string | null)[];

/** So many of their messages a scene goes on without a word that belongs to it. */
const LASTS = 6;

type Found = { scene: Scene; isNew: boolean };

function fits(scene: Scene, text: string): SceneTurn | undefined {
	return scene.turns.find(({ pattern }) => pattern.test(text));
}

/** Whether a word of its first answer was said: then it is going on. */
function wasOpened({ memory }: Context, scene: Scene): boolean {
	const lines = scene.first.flatMap(({ says }) => says);
	return memory.replies.some((reply) => lines.some((line) => reply.includes(line)));
}

/** The scene that this message begins, or that an earlier one began and nothing has ended. */
function sceneNow(context: Context): Found | null {
	const { memory, reading } = context;
	const texts = memory.readings.map(({ text }) => text);
	const own = sceneIn(reading.text, texts);
	if (own !== null) {
		return { scene: own, isNew: !wasOpened(context, own) };
	}
	for (let ago = 1; ago <= Math.min(LASTS, texts.length); ago++) {
		const at = texts.length - ago;
		const text = texts[at] ?? "";
		const scene = meansOtherwise(text) ? null : sceneIn(text, texts.slice(0, at));
		if (meansOtherwise(text)) {
			return null;
		}
		if (scene !== null) {
			const since = texts.slice(at + 1);
			const isOver = since.some((one) => fits(scene, one)?.ends === true);
			return isOver || !wasOpened(context, scene) ? null : { scene, isNew: false };
		}
	}
	return null;
}

/** The direct question, once; where it was asked, who could be there. */
function question(context: Context, { asks = [], asksSafety }: SceneTurn): string | null {
	if (context.memory.quiet) {
		return null;
	}
	return asksSafety === true ? safetyQuestion(context, "wish") : inOrder(context, asks);
}

/** In the order they're written: what has to be done first is said first. */
export function inOrder({ voice }: Context, lines: readonly string[]): string | null {
	return lines.reduce<string | null>((said, line) => said ?? voice.say([line]), null);
}

function spoken(context: Context, turn: SceneTurn): Parts | null {
	const said = inOrder(context, turn.says);
	return said === null
		? null
		: [said, turn.care ? context.voice.say(turn.care) : null, question(context, turn)];
}

/** Their own life, told in the middle of somebody else's danger, is answered as theirs. */
function isOwnLife({ reading }: Context, scene: Scene): boolean {
	const own = reading.danger !== null && FAMILY_OF[reading.danger] === "life" && OWN_LIFE.test(reading.text);
	return own && scene.level !== null && FAMILY_OF[scene.level] !== "life";
}

const ELSEWHERE = new Set(["command", "style", "code"]);
/** A bare answer to the question about safety belongs to whoever reads those. */
const ANSWERS = new Set(["yes", "no", "unsure"]);

function asksSafety({ memory }: Context): boolean {
	const last = memory.replies.at(-1) ?? "";
	return (
		asksDirectly(last) ||
		[LEVELS.intent, LEVELS["self-harm"]].some(({ ask }) => ask.some((line) => last.includes(line)))
	);
}

/** What is happening to somebody at this moment, and what to do with one's hands. Null where nothing of it is. */
export function scene(context: Context): Parts | null {
	const { reading, voice } = context;
	const { intent } = reading;
	const found = sceneNow(context);
	if (found === null || ELSEWHERE.has(intent) || intent === "about" || isOwnLife(context, found.scene)) {
		return null;
	}
	if (meansOtherwise(reading.text)) {
		return null;
	}
	if (intent === "goodbye") {
		return [voice.say(GOODBYE), voice.say(GOODBYE_NEAR)];
	}
	const { first, turns, later } = found.scene;
	if (found.isNew) {
		const opening = first.find(({ pattern }) => pattern.test(reading.text));
		return opening === undefined ? null : spoken(context, opening);
	}
	for (const turn of turns) {
		const parts = turn.pattern.test(reading.text) ? spoken(context, turn) : null;
		if (parts !== null) {
			return parts;
		}
	}
	const isAnswer = asksSafety(context) && (ANSWERS.has(intent) || reading.words <= 3);
	const said = isAnswer ? null : voice.say(later.says);
	if (said === null) {
		return null;
	}
	const isLife = found.scene.level !== null && FAMILY_OF[found.scene.level] === "life";
	const asks = isLife && !hasAsked(context, "life") && found.scene.name !== "bleeding";
	return [said, asks ? safetyQuestion(context, "wish") : (voice.say(later.asks) ?? voice.say(WHO_QUESTIONS))];
}
