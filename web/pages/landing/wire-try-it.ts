import { TRY_BEFORE, TRY_MAX } from "#shared/chat/try-it-limits.ts";
import type { Tried } from "#shared/schemas/public/try-it.ts";
import { staticPaths } from "#web/lib/paths.ts";
import { isSendKey } from "#web/lib/send-key.ts";
import { type CarriedTurn, readCarried } from "#web/lib/storage/carried-talk.ts";
import { ask } from "./ask.ts";
import { link } from "./element.ts";
import { choiceGroup, turnView } from "./turn-view.ts";
import { wireKeep } from "./wire-keep.ts";

/** From this length on, the note says how many characters are left. */
const NEARLY = TRY_MAX - 100;

const NEXT_PLACEHOLDER = "Reply, or say something else";

/** Beside a number to call, nothing is advertised. */
const STAY = "You can keep writing here. We don't save it unless you ask us to.";

const inEnglish = (count: number) => count.toLocaleString("en");

/** A conversation with the built-in guide. A message stays in the box until its reply is there. */
export function wireTryIt(): void {
	const section = document.getElementById("try");
	const form = document.getElementById("try-form");
	const box = document.getElementById("try-words");
	const talk = document.getElementById("try-talk");
	const note = document.getElementById("try-note");
	const starters = document.getElementById("try-starters");
	const button = form?.querySelector("button");
	const keep = wireKeep();
	if (!section || !(form instanceof HTMLFormElement) || !(box instanceof HTMLTextAreaElement)) {
		return;
	}
	if (!talk || !note || !starters || !button || !keep) {
		return;
	}
	const turns: CarriedTurn[] = [];
	let choices: Element | null = null;
	section.hidden = false;
	for (const turn of readCarried()?.turns ?? []) {
		show(turn);
	}

	box.addEventListener("keydown", (event) => {
		if (isSendKey(event)) {
			event.preventDefault();
			form.requestSubmit();
		}
	});
	box.addEventListener("input", () => {
		// A starter is for an empty box.
		starters.hidden = turns.length > 0 || box.value !== "";
		if (box.value.length > NEARLY) {
			note.textContent = lengthNote(box.value.length);
		}
	});
	form.addEventListener("submit", (event) => {
		event.preventDefault();
		const message = box.value.trim();
		if (message === "" || button.disabled) {
			box.focus();
			return;
		}
		if (message.length > TRY_MAX) {
			note.textContent = lengthNote(message.length);
			box.focus();
			bringIntoSight(note);
			return;
		}
		void send(message, () => form.reset());
	});
	for (const starter of starters.querySelectorAll("button")) {
		starter.addEventListener("click", () => choose(starter.value));
	}

	/** What is in the box stays there. */
	function choose(words: string) {
		if (!button?.disabled) {
			void send(words, () => undefined);
		}
	}

	async function send(message: string, onSent: () => void) {
		if (!talk || !note || !button || !starters) {
			return;
		}
		button.disabled = true;
		note.textContent = "Sending…";
		bringIntoSight(note);
		talk.setAttribute("aria-busy", "true");
		const outcome = await ask(
			message,
			turns.slice(-TRY_BEFORE).map(({ said }) => said),
		);
		button.disabled = false;
		talk.removeAttribute("aria-busy");
		if (typeof outcome === "string") {
			// Whatever failed: nobody who needs a person now is left with only that.
			note.replaceChildren(
				outcome,
				" If you need a person now, ",
				link(staticPaths.help, "help is here"),
				".",
			);
			bringIntoSight(note);
			return;
		}
		const hadFocus = [choices, starters].some((each) => each?.contains(document.activeElement));
		const mine = show({ said: message, tried: outcome });
		if (hadFocus) {
			(choices?.querySelector("button") ?? box)?.focus({ preventScroll: true });
		}
		onSent();
		// All of it down to the offer; where that is too much, from the message on.
		bringIntoSight(section, mine);
	}

	/** Adds a turn to the page. Returns the message's element. */
	function show(turn: CarriedTurn): Element {
		turns.push(turn);
		const isGrave = turns.some(({ tried }) => tried.isGrave);
		choices?.remove();
		const view = turnView(turn);
		choices = choicesOf(turn.tried, isGrave);
		talk?.append(...view, ...(choices ? [choices] : []));
		note?.replaceChildren(isGrave ? STAY : "");
		keep?.offer(turns, isGrave);
		if (starters && box instanceof HTMLTextAreaElement) {
			starters.hidden = true;
			box.placeholder = NEXT_PLACEHOLDER;
		}
		return view[0] as Element;
	}

	function choicesOf({ choices: labels }: Tried, isGrave: boolean): Element | null {
		return isGrave || labels.length === 0 ? null : choiceGroup(labels, choose);
	}
}

/** One after the other: the last wins where there is not room for all. */
function bringIntoSight(...elements: (Element | null)[]): void {
	for (const each of elements) {
		each?.scrollIntoView({ block: "nearest" });
	}
}

function lengthNote(length: number): string {
	return length > TRY_MAX
		? `Use at most ${inEnglish(TRY_MAX)} characters. You have ${inEnglish(length)}.`
		: `${inEnglish(TRY_MAX - length)} characters left.`;
}
