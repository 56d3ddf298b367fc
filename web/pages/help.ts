import { PLAN_PARTS } from "#shared/safety/plan-parts.ts";
import { chosenCountry, keepChosenCountry } from "#web/lib/kept-country.ts";
import { readKeptPlan } from "#web/lib/kept-plan.ts";
import { registerServiceWorker } from "#web/lib/register-service-worker.ts";
import { wireQuickExits } from "./wire-quick-exits.ts";

/** What the help page does better with scripts. Without them it lacks nothing that anybody needs. */

showChosenCountry();
showKeptPlan();
wireQuickExits();
registerServiceWorker();
document.querySelector("form")?.addEventListener("change", ({ target }) => {
	if (target instanceof HTMLSelectElement) {
		keepChosenCountry(target.value);
		target.form?.submit();
	}
});
/** The address names no country, and another one was chosen in this browser before. */
function showChosenCountry(): void {
	const chosen = chosenCountry();
	const shown = document.querySelector("select")?.value;
	if (chosen && chosen !== shown && !location.search && navigator.onLine) {
		location.replace(`?country=${encodeURIComponent(chosen)}`);
	}
}

/** The plan that this browser keeps for whoever is signed in here, so that it can be read with no network. */
function showKeptPlan(): void {
	const plan = readKeptPlan();
	const section = document.getElementById("kept-plan");
	const list = document.getElementById("kept-plan-parts");
	if (!plan || !section || !list) {
		return;
	}
	for (const { key, title } of PLAN_PARTS) {
		if (plan[key]) {
			list.append(element("dt", "font-medium", title), element("dd", "whitespace-pre-wrap", plan[key]));
		}
	}
	section.hidden = false;
}

function element(name: string, className: string, text: string): HTMLElement {
	const made = document.createElement(name);
	made.className = className;
	made.textContent = text;
	return made;
}
