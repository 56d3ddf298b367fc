import { act, render, screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { MarkdownText } from "./markdown-text.tsx";

/** What an observer of sizes was told to do when a size changes. */
let measures: (() => void)[];

beforeEach(() => {
	measures = [];
	vi.stubGlobal(
		"ResizeObserver",
		class {
			constructor(measure: () => void) {
				measures.push(measure);
			}
			observe() {}
			disconnect() {}
		},
	);
});

const show = (text: string, isUnfinished = false) =>
	render(<MarkdownText text={text} isUnfinished={isUnfinished} />).container;

const TABLE = "|  | Sleep | Mood |\n| --- | --: | :-: |\n| Monday | 6 h | **Low** |";

// spec: P.69
test("a table has heads and cells, aligned as they were written, with no style of their own", () => {
	const container = show(TABLE);
	const table = within(screen.getByRole("table"));
	expect(table.getAllByRole("columnheader").map((head) => [head.textContent, head.className])).toEqual([
		["Sleep", "text-right"],
		["Mood", "text-center"],
	]);
	expect(table.getAllByRole("columnheader")[0]?.getAttribute("scope")).toBe("col");
	expect(table.getByRole("cell", { name: "6 h" }).className).toBe("text-right");
	expect(table.getByText("Low").tagName).toBe("STRONG");
	expect(container.querySelector("[style]")).toBeNull();
});

// spec: P.69
test("a table that is wider than its place can be scrolled by keyboard, and one that fits is no stop", () => {
	const container = show(TABLE);
	const region = container.querySelector("section") as HTMLElement;
	const measureAt = (width: number) => {
		vi.spyOn(region, "clientWidth", "get").mockReturnValue(300);
		vi.spyOn(region, "scrollWidth", "get").mockReturnValue(width);
		act(() => measures.at(-1)?.());
	};
	measureAt(300);
	expect(region.hasAttribute("tabindex")).toBe(false);
	measureAt(800);
	expect(screen.getByRole("region", { name: "Table" })).toBe(region);
	expect(region.tabIndex).toBe(0);
	measureAt(300);
	expect(screen.queryByRole("region")).toBeNull();
});

// spec: P.70
test("the tasks of a list are told as done or to do, and are nothing to press", () => {
	show("- [x] Call Ana\n- [ ] Walk\n- Rest");
	const items = screen.getAllByRole("listitem");
	expect(items.map((item) => within(item).queryByRole("img")?.getAttribute("aria-label"))).toEqual([
		"Done:",
		"To do:",
		undefined,
	]);
	expect(items.map((item) => item.textContent?.trim())).toEqual(["Call Ana", "Walk", "Rest"]);
	expect(screen.queryByRole("checkbox")).toBeNull();
});

// spec: P.70
test("two tildes strike words through, one does not", () => {
	const container = show("It takes ~5 min to ~10 min, ~~not~~ now");
	expect([...container.querySelectorAll("del")].map((words) => words.textContent)).toEqual(["not"]);
	expect(container.textContent).toBe("It takes ~5 min to ~10 min, not now");
});

// spec: P.70
test.each([
	["see www.example.org/a.", "www.example.org/a", "http://www.example.org/a"],
	["see https://example.org", "https://example.org", "https://example.org"],
	["write to ana@example.org", "ana@example.org", "mailto:ana@example.org"],
])("the bare link in %j may be followed", (text, name, address) => {
	show(text);
	const link = screen.getByRole("link", { name });
	expect(link.getAttribute("href")).toBe(address);
	expect(link.getAttribute("rel")).toBe("noopener noreferrer nofollow");
});

// spec: P.70
test.each([
	"javascript:alert(1)",
	"see javascript:alert('www.example.org')",
	"| a |\n| --- |\n| [b](javascript:alert(1)) |",
	"| a |\n| --- |\n| [b](&#x6A;avascript:alert(1)) |",
	"- [ ] [b](data:text/html,x)",
	"~~[b](vbscript:x)~~",
])("what runs is never a link: %j", (text) => {
	for (const link of show(text).querySelectorAll("a")) {
		expect(link.getAttribute("href")).toMatch(/^http:\/\/www\./);
	}
});

test("HTML in a table is shown as text, and pictures are left out", () => {
	const container = show("| <b>a</b> |\n| --- |\n| ![x](https://example.org/x.png) |");
	expect(container.querySelector("img, b")).toBeNull();
	expect(screen.getByRole("columnheader").textContent).toBe("<b>a</b>");
});

test("of a footnote, which is not known, the words stay", () => {
	expect(show("Said[^1]\n\n[^1]: by whom").textContent).toContain("Said");
});

// spec: P.71
test("a half-written table, list and struck word show none of their marks, at any moment", () => {
	const text =
		"Now:\n\n| Day | **Mood** |\n| :-- | --: |\n| Mon | ~~low~~ ok |\n\n- [ ] call **Ana**\n- [x] walk ~~far~~";
	for (let end = 1; end <= text.length; end++) {
		const view = render(<MarkdownText text={text.slice(0, end)} isUnfinished />);
		expect(view.container.textContent, text.slice(0, end)).not.toMatch(/[|*~[\]:-]{2}|[|*~[\]]/);
		view.unmount();
	}
});
