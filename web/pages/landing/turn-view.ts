import type { CarriedTurn } from "#web/lib/storage/carried-talk.ts";
import { element } from "./element.ts";
import { helpPanel } from "./help-panel.ts";

/** A message and its reply, with help above the reply where the message brought it. */
export function turnView({ said, tried }: CarriedTurn): HTMLElement[] {
	return [
		bubble("You", "try-mine", said),
		...(tried.help ? [helpPanel(tried.help)] : []),
		bubble("Attune", "try-theirs", tried.message),
	];
}

function bubble(speaker: string, className: string, text: string): HTMLElement {
	const made = element("div", className);
	made.append(element("span", "sr-only", `${speaker}: `), element("p", "", text));
	return made;
}

/** Buttons that send their own words. */
export function choiceGroup(labels: readonly string[], onChoose: (label: string) => void): HTMLElement {
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
