import type { ErrorBody } from "#shared/error-codes.ts";
import type { Tried } from "#shared/schemas/try-it.ts";
import { paths } from "#web/lib/paths.ts";
import { element, link } from "./element.ts";
import { helpPanel } from "./help-panel.ts";

const UNREACHED = "That didn't reach us. Your words are still in the box: try again in a moment.";

/** One thing to say, and one real answer. The words stay in the box until the answer is there. */
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
	section.hidden = false;
	box.addEventListener("keydown", (event) => {
		if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
			event.preventDefault();
			form.requestSubmit();
		}
	});
	form.addEventListener("submit", async (event) => {
		event.preventDefault();
		const message = box.value.trim();
		if (message === "" || button.disabled) {
			box.focus();
			return;
		}
		button.disabled = true;
		talk.setAttribute("aria-busy", "true");
		const outcome = await ask(message);
		button.disabled = false;
		talk.removeAttribute("aria-busy");
		if (typeof outcome === "string") {
			note.textContent = outcome;
			return;
		}
		talk.replaceChildren(
			element("p", "try-mine", message),
			...(outcome.help ? [helpPanel(outcome.help)] : []),
			element("p", "try-theirs", outcome.message),
		);
		form.reset();
		note.replaceChildren(
			"That was one answer, and it is kept nowhere. With a coach of your own you can go on: ",
			link(paths.signUp, "Create Your Custom AI Coach"),
			".",
		);
		talk.scrollIntoView({ block: "nearest" });
	});
}

/** The answer, or why there is none, fit to show. */
async function ask(message: string): Promise<Tried | string> {
	try {
		const answer = await fetch("/api/try", {
			method: "POST",
			headers: { "Content-Type": "application/json" },
			body: JSON.stringify({ message, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone }),
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
