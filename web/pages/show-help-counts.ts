import type { PublicHelpCounts } from "#shared/schemas/duties.ts";

/** An answer that takes longer won't come. In ms. */
const PATIENCE_MS = 20_000;

type State = "loading" | "empty" | "failed" | "loaded";

/** Fills in the table of the safety page, or says why it isn't there. */
export async function showHelpCounts(path: string): Promise<void> {
	const place = document.getElementById("help-counts");
	if (!place) {
		return;
	}
	const button = place.querySelector("button");
	if (button) {
		button.onclick = () => void showHelpCounts(path);
	}
	show(place, "loading");
	try {
		const answer = await fetch(path, { signal: AbortSignal.timeout(PATIENCE_MS) });
		if (!answer.ok) {
			throw new Error(String(answer.status));
		}
		const { months } = (await answer.json()) as PublicHelpCounts;
		place.querySelector("tbody")?.replaceChildren(...months.map(rowOf));
		show(place, months.length > 0 ? "loaded" : "empty");
	} catch {
		show(place, "failed");
	}
}

function show(place: HTMLElement, state: State): void {
	for (const each of place.querySelectorAll<HTMLElement>("[data-when]")) {
		each.hidden = each.dataset.when !== state;
	}
}

function rowOf({ month, shown, used }: PublicHelpCounts["months"][number]): HTMLElement {
	const row = document.createElement("tr");
	row.className = "border-hairline border-b";
	const head = cell("th", "py-2 pr-4 font-normal", nameOf(month));
	head.setAttribute("scope", "row");
	row.append(
		head,
		cell("td", "py-2 pr-4 text-right tabular-nums", told(shown)),
		cell("td", "py-2 text-right tabular-nums", told(used)),
	);
	return row;
}

function cell(name: "th" | "td", className: string, text: string): HTMLElement {
	const made = document.createElement(name);
	made.className = className;
	made.textContent = text;
	return made;
}

function told(count: number | string): string {
	return typeof count === "number" ? count.toLocaleString("en-GB") : count;
}

function nameOf(month: string): string {
	const format = new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", month: "long", year: "numeric" });
	return format.format(new Date(`${month}-01T00:00:00Z`));
}
