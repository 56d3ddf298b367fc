import type { ErrorBody } from "#shared/error-codes.ts";
import type { Tried } from "#shared/schemas/try-it.ts";
import { TRY_BEFORE, TRY_MAX } from "#shared/try-it-limits.ts";
import { paths, staticPaths } from "#web/lib/paths.ts";
import { element, link } from "./element.ts";
import { helpPanel } from "./help-panel.ts";

const UNREACHED = "That didn't reach us. Your words are still here, so please try again in a moment.";

/** An answer takes well under a second; so long is waited for one, in ms. */
const PATIENCE = 15_000;

/** From so many characters on it is said how many are left. */
const NEARLY = TRY_MAX - 100;

const inEnglish = (count: number) => count.toLocaleString("en");

/** Things to say, and real answers. The words stay in the box until the answer is there, and nothing is kept but on the page. */
export function wireTryIt(): void {
	const section = document.getElementById("try");
	const form = document.getElementById("try-form");
	const box = document.getElementById("try-words");
	const talk = document.getElementById("try-talk");
	const note = document.getElementById("try-note");
	const button = form?.querySelector("button");
	if (!section || !(form instanceof HTMLFormElement) || !(box instanceof HTMLTextAreaElement)) {
		return;
	}
	if (!talk || !note || !button) {
		return;
	}
	const said: string[] = [];
	let isGrave = false;
	let choices: Element | null = null;
	section.hidden = false;
	box.addEventListener("keydown", (event) => {
		if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
			event.preventDefault();
			form.requestSubmit();
		}
	});
	box.addEventListener("input", () => {
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

	async function send(message: string, onSent: () => void) {
		if (!talk || !note || !button) {
			return;
		}
		button.disabled = true;
		note.textContent = "On its way…";
		bringIntoSight(note);
		talk.setAttribute("aria-busy", "true");
		const outcome = await ask(message, said.slice(-TRY_BEFORE));
		button.disabled = false;
		talk.removeAttribute("aria-busy");
		if (typeof outcome === "string") {
			// Whatever failed: who needs a person now is not left with that.
			note.replaceChildren(
				outcome,
				" If you need a person now, ",
				link(staticPaths.help, "help is here"),
				".",
			);
			bringIntoSight(note);
			return;
		}
		said.push(message);
		isGrave ||= outcome.isGrave;
		const mine = element("p", "try-mine", message);
		const hadFocus = choices?.contains(document.activeElement);
		choices?.remove();
		choices = isGrave || outcome.choices.length === 0 ? null : choiceGroup(outcome.choices, choose);
		talk.append(
			mine,
			...(outcome.help ? [helpPanel(outcome.help)] : []),
			element("p", "try-theirs", outcome.message),
			...(choices ? [choices] : []),
		);
		if (hadFocus) {
			(choices?.querySelector("button") ?? box)?.focus({ preventScroll: true });
		}
		onSent();
		note.replaceChildren(...(isGrave ? [STAY] : invitation()));
		// All of it down to the note; where that is too much, from what was said on.
		bringIntoSight(note, mine);
	}

	/** What stands in the box stays there. */
	function choose(label: string) {
		if (!button?.disabled) {
			void send(label, () => undefined);
		}
	}
}

/** Words to press instead of typing them. */
function choiceGroup(labels: readonly string[], onChoose: (label: string) => void): HTMLElement {
	const group = element("div", "try-choices");
	group.setAttribute("role", "group");
	group.setAttribute("aria-label", "Choices");
	group.append(
		...labels.map((label) => {
			const choice = element("button", "try-choice", label);
			choice.setAttribute("type", "button");
			choice.addEventListener("click", () => onChoose(label));
			return choice;
		}),
	);
	return group;
}

/** One after the other: the last wins where there is not room for all. */
function bringIntoSight(...elements: Element[]): void {
	for (const each of elements) {
		each.scrollIntoView({ block: "nearest" });
	}
}

/** Nobody is offered anything beside a number to call. */
const STAY = "You can go on writing here. Nothing of it is kept.";

function invitation(): (string | Node)[] {
	return [
		"None of this is kept. With a coach of your own you can go on, and it remembers what matters to you: ",
		link(paths.signUp, "Create Your Custom AI Coach"),
		".",
	];
}

function lengthNote(length: number): string {
	return length > TRY_MAX
		? `Use at most ${inEnglish(TRY_MAX)} characters: these are ${inEnglish(length)}.`
		: `${inEnglish(TRY_MAX - length)} characters left.`;
}

/** The answer, or why there is none, fit to show. */
async function ask(message: string, before: string[]): Promise<Tried | string> {
	try {
		const answer = await fetch("/api/try", {
			method: "POST",
			headers: { "Content-Type": "application/json" },
			body: JSON.stringify({ message, before, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone }),
			signal: AbortSignal.timeout(PATIENCE),
		});
		if (answer.ok) {
			return (await answer.json()) as Tried;
		}
		const { error } = (await answer.json()) as ErrorBody;
		return error.message;
	} catch {
		return UNREACHED;
	}
}
