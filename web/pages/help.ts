import { PLAN_PARTS } from "#shared/safety/help/plan-parts.ts";
import { staticPaths } from "#web/lib/paths.ts";
import { wasLeftQuickly } from "#web/lib/quick-exit.ts";
import { registerServiceWorker } from "#web/lib/register-service-worker.ts";
import { readKeptPlan } from "#web/lib/storage/cached-safety-plan.ts";
import { chosenCountry, keepChosenCountry } from "#web/lib/storage/kept-country.ts";
import { wireQuickExits } from "./parts/wire-quick-exits.ts";

/** What the help page does better with scripts. Without them it lacks nothing that anybody needs. */

/** So often it is looked whether the page that was asked for can be reached, and so long an answer is waited for, in ms. */
const LOOK_AGAIN_MS = 3_000;
const PATIENCE_MS = 20_000;

/** As the address asks, else as was chosen in this browser: what a cache kept may be another country's page. */
const wanted = new URLSearchParams(location.search).get("country")?.toUpperCase() ?? chosenCountry();
if (wanted) {
	showCountry(wanted);
}
// Whoever goes back after a quick exit finds help, and nothing of anybody's own.
if (!wasLeftQuickly()) {
	showKeptPlan();
}
sayWhatIsAway();
wireQuickExits();
registerServiceWorker();
document.querySelector("form")?.addEventListener("change", ({ target }) => {
	if (target instanceof HTMLSelectElement) {
		keepChosenCountry(target.value);
		showCountry(target.value);
	}
});

/** Every country's ways are on the page: those of one are shown on top. The page also works offline. */
function showCountry(country: string): void {
	const here = document.getElementById("here");
	const ways = document.getElementById("here-ways");
	const groups = document.getElementById("here-groups");
	const select = document.querySelector("select");
	const section =
		document.querySelector(`[data-country="${CSS.escape(country)}"]`) ??
		document.querySelector("[data-country=ZZ]");
	if (here && ways && groups && select && section instanceof HTMLElement) {
		here.textContent = section.dataset.name ?? "";
		ways.replaceChildren(...copies(section.querySelectorAll("ul:not([data-groups] ul)")));
		groups.replaceChildren(...copies(section.querySelectorAll("[data-groups] > *")));
		select.value = section.dataset.country ?? "ZZ";
	}
}

function copies(elements: Iterable<Element>): Node[] {
	return [...elements].map((each) => each.cloneNode(true));
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

/** With no network this page is shown in the place of any other: it says so, and lets one try again. */
function sayWhatIsAway(): void {
	const away = document.getElementById("away");
	if (away && location.pathname !== staticPaths.help) {
		away.hidden = false;
		away.querySelector("button")?.addEventListener("click", () => location.reload());
		void lookAgain();
	}
}

/** Asked for and not only told: a browser may say that it is online before anything can be reached. */
async function lookAgain(): Promise<void> {
	for (;;) {
		await new Promise((passed) => {
			setTimeout(passed, LOOK_AGAIN_MS);
			window.addEventListener("online", passed, { once: true });
		});
		if (await canBeReached()) {
			location.reload();
			return;
		}
	}
}

/** Whether the page would be there. A server that fails is none: with it one would land here again, and again. */
async function canBeReached(): Promise<boolean> {
	const asked = { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(PATIENCE_MS) } as const;
	return fetch(location.pathname, asked).then(
		({ status }) => status < 500,
		() => false,
	);
}

function element(name: string, className: string, text: string): HTMLElement {
	const made = document.createElement(name);
	made.className = className;
	made.textContent = text;
	return made;
}
