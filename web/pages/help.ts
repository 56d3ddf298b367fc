import { PLAN_PARTS } from "#shared/safety/help/plan-parts.ts";
import { staticPaths } from "#web/lib/paths.ts";
import { isAfterQuickExit } from "#web/lib/quick-exit.ts";
import { registerServiceWorker } from "#web/lib/register-service-worker.ts";
import { anyCachedSafetyPlan } from "#web/lib/storage/cached-safety-plan.ts";
import { chosenCountry, keepChosenCountry } from "#web/lib/storage/kept-country.ts";
import { showPlaces } from "./parts/show-places.ts";
import { wireQuickExits } from "./parts/wire-quick-exits.ts";

/** Enhances the help page. Without scripts it lacks nothing essential. */

/** Retry interval and timeout for the page that was asked for, in ms. */
const LOOK_AGAIN_MS = 3_000;
const PATIENCE_MS = 20_000;

/** From the URL, else this browser's choice: a cached page may be another country's. */
const wanted = new URLSearchParams(location.search).get("country")?.toUpperCase() ?? chosenCountry();
if (wanted) {
	showCountry(wanted);
}
// After a quick exit, going back shows help and nothing personal.
if (!isAfterQuickExit()) {
	showKeptPlan();
}
sayWhatIsAway();
wireQuickExits();
showPlaces();
registerServiceWorker();
document.querySelector("form")?.addEventListener("change", ({ target }) => {
	if (target instanceof HTMLSelectElement) {
		keepChosenCountry(target.value);
		showCountry(target.value);
	}
});

/** The page lists every country's lines; one country's are shown on top. Works offline. */
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

/** Shows the plan that this browser stores for the signed-in person, for reading offline. */
function showKeptPlan(): void {
	const plan = anyCachedSafetyPlan();
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

/** Offline, this page replaces any other: say so and offer a retry. */
function sayWhatIsAway(): void {
	const away = document.getElementById("away");
	if (away && location.pathname !== staticPaths.help) {
		away.hidden = false;
		away.querySelector("button")?.addEventListener("click", () => location.reload());
		void lookAgain();
	}
}

/** Sends a real request: a browser may report that it's online too early. */
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

/** Whether the wanted page loads. A failing server counts as unreachable, else the page would bounce back here. */
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
