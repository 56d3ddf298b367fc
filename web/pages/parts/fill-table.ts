/** Timeout in ms. */
const PATIENCE_MS = 20_000;

type State = "loading" | "empty" | "failed" | "loaded";

/** Fills in the table of a page drawn at build time, in the element with this id, or says why it isn't there. */
export async function fillTable<Answer>(
	id: string,
	path: string,
	rowsOf: (answer: Answer) => HTMLElement[],
): Promise<void> {
	const place = document.getElementById(id);
	if (!place) {
		return;
	}
	const button = place.querySelector("button");
	if (button) {
		button.onclick = () => void fillTable(id, path, rowsOf);
	}
	show(place, "loading");
	try {
		const answer = await fetch(path, { signal: AbortSignal.timeout(PATIENCE_MS) });
		if (!answer.ok) {
			throw new Error(String(answer.status));
		}
		const rows = rowsOf((await answer.json()) as Answer);
		place.querySelector("tbody")?.replaceChildren(...rows);
		show(place, rows.length > 0 ? "loaded" : "empty");
	} catch {
		show(place, "failed");
	}
}

function show(place: HTMLElement, state: State): void {
	for (const each of place.querySelectorAll<HTMLElement>("[data-when]")) {
		each.hidden = each.dataset.when !== state;
	}
}

/** A row, the first of whose cells names it. */
export function rowOf(className: string, [head, ...cells]: HTMLElement[]): HTMLElement {
	const row = document.createElement("tr");
	row.className = className;
	head?.setAttribute("scope", "row");
	row.append(...(head ? [head] : []), ...cells);
	return row;
}

/** A cell, with a smaller line below where there is one. */
export function cellOf(name: "th" | "td", className: string, text: string, below = ""): HTMLElement {
	const cell = document.createElement(name);
	cell.className = className;
	cell.textContent = text;
	if (below) {
		const line = document.createElement("span");
		line.className = "block text-soft text-xs";
		line.textContent = below;
		cell.append(line);
	}
	return cell;
}
