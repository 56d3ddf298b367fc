import { callLink, emergencyNote, type HelpLine, textLink } from "#shared/safety/help/help-lines.ts";
import type { SafetyPanel } from "#shared/schemas/safety.ts";
import { staticPaths } from "#web/lib/paths.ts";
import { NEUTRAL_PAGE, quickExit } from "#web/lib/quick-exit.ts";
import { element, link } from "./element.ts";

/** Ways to a person, above the answer and one press each, as in the app. */
export function helpPanel(panel: SafetyPanel): HTMLElement {
	if (panel.tier === "row") {
		return helpRow(panel);
	}
	const { title, lead, emergency, emergencyFirst, resources, steps, ownLanguage } = panel;
	const section = element("section", "try-help");
	section.setAttribute("aria-label", title);
	const lines = resources.flatMap(waysOf);
	const urgent = emergency
		? [way(callLink(emergency), `Emergency: call ${emergency}`, emergencyNote(emergency).name)]
		: [];
	const list = element("ul", "");
	list.append(...(emergencyFirst ? [...urgent, ...lines] : [...lines, ...urgent]));
	const help = element("ul", "list-disc pl-5");
	help.append(...steps.map((step) => element("li", "", step)));
	section.append(element("h2", "", title));
	if (ownLanguage) {
		const own = element("p", "font-medium", ownLanguage.text);
		own.lang = ownLanguage.lang;
		section.append(own);
	}
	const more = element("p", "mt-3 text-sm");
	more.append(link(staticPaths.help, "More help lines, by country"), quickExitLink());
	section.append(element("p", "mt-1.5", lead), list, help, more);
	return section;
}

/** The same lines in one quiet block, for words that only may mean danger. */
function helpRow({ title, emergency, resources }: SafetyPanel): HTMLElement {
	const row = element("p", "try-row");
	row.setAttribute("role", "note");
	const [best] = resources;
	const called = resources.find(({ call }) => call !== null);
	const ways = [
		...(best?.url ? [link(best.url, best.name)] : []),
		...(called?.call ? [link(callLink(called.call), `call ${called.call} (${called.name})`)] : []),
		...(emergency ? [link(callLink(emergency), `emergency ${emergency}`)] : []),
		link(staticPaths.help, "Get help now"),
	];
	row.append(`${title}: `, ...ways.flatMap((each, index) => (index === 0 ? [each] : [", ", each])));
	return row;
}

/** For whoever may be watched: the page is gone at once, and what was written with it. */
function quickExitLink(): HTMLElement {
	const exit = link(NEUTRAL_PAGE, "Quick exit: leave this page at once");
	exit.addEventListener("click", (event) => {
		event.preventDefault();
		quickExit();
	});
	return exit;
}

function waysOf({ name, note, call, text, url, country }: HelpLine): HTMLElement[] {
	const who = note ? `${name}, ${note}` : name;
	return [
		...(call ? [way(callLink(call), `Call ${call}`, who)] : []),
		...(text
			? [way(textLink(text), text.word ? `Text ${text.word} to ${text.number}` : `Text ${text.number}`, who)]
			: []),
		...(url
			? [way(url, country === null ? "Find a line anywhere" : `Open ${new URL(url).hostname}`, who)]
			: []),
	];
}

function way(href: string, label: string, name: string): HTMLElement {
	const item = element("li", "");
	const made = document.createElement("a");
	made.href = href;
	made.append(label, element("small", "", name));
	item.append(made);
	return item;
}
