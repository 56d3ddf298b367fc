import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { aMoment } from "#web/test/time.ts";
import type { Grammar } from "./code-languages.ts";
import { MarkdownText } from "./markdown-text.tsx";

const highlighter = vi.hoisted(() => ({ isLoaded: false, isOffline: false, asked: [] as string[] }));

vi.mock("./highlighter.ts", async (importOriginal) => {
	highlighter.isLoaded = true;
	const { highlightFor } = await importOriginal<typeof import("./highlighter.ts")>();
	return {
		highlightFor: async (grammar: Grammar) => {
			highlighter.asked.push(grammar);
			if (highlighter.isOffline) {
				throw new TypeError("Failed to fetch");
			}
			return await highlightFor(grammar);
		},
	};
});

afterEach(() => {
	highlighter.isOffline = false;
	highlighter.asked = [];
});

const show = async (text: string, isUnfinished = false) => {
	const view = render(<MarkdownText text={text} isUnfinished={isUnfinished} />);
	await act(aMoment);
	return view;
};

const colours = (container: HTMLElement) => container.querySelectorAll("[class^='hljs-']").length;

// The first test: once it is loaded it stays so.
// spec: P.73
test.each([
	["there is no code", "Only `words` here", false],
	["the language is not known", "```mermaid\nflow\n```", false],
	["no language is named", "```\nlet x = 1\n```", false],
	["the code is still being written", "```ts\nlet x = 1", true],
])("the highlighter is not loaded where %s", async (_, text, isUnfinished) => {
	const { container } = await show(text, isUnfinished);
	expect(highlighter.isLoaded).toBe(false);
	expect(colours(container)).toBe(0);
});

// spec: P.73
test("without a network the code stands plain, and the next block asks again", async () => {
	highlighter.isOffline = true;
	const { container } = await show("```rust\nlet x = 1;\n```");
	await waitFor(() => expect(highlighter.asked).toEqual(["rust"]));
	expect(container.querySelector("code")?.textContent).toBe("let x = 1;");
	expect(colours(container)).toBe(0);
	highlighter.isOffline = false;
	const next = await show("```rust\nlet y = 2;\n```");
	await waitFor(() => expect(colours(next.container)).toBeGreaterThan(0));
});

test("code in a known language takes its colours, and says the same", async () => {
	const code = 'def mean(a: int) -> str:\n    # <b>\n    return "x"';
	const { container } = await show(`\`\`\`py\n${code}\n\`\`\``);
	await waitFor(() => expect(container.querySelector(".hljs-keyword")?.textContent).toBe("def"));
	expect(container.querySelector(".hljs-comment")?.textContent).toBe("# <b>");
	expect(container.querySelector("code")?.textContent).toBe(code);
	expect(container.querySelector("[style]")).toBeNull();
	expect(screen.getByText("Python")).toBeDefined();
});

test("a language that has come is at hand: the next block has its colours at once", async () => {
	const { container } = await show("```go\nvar a = 1\n```\n\n```go\nvar b = 2\n```");
	await waitFor(() => expect(container.querySelectorAll(".hljs-keyword")).toHaveLength(2));
	highlighter.asked = [];
	const next = render(<MarkdownText text={"```go\nvar c = 3\n```"} />);
	expect(colours(next.container)).toBeGreaterThan(0);
	expect(highlighter.asked).toEqual([]);
});

test("while a reply is written its finished block has colours and Copy, the open one neither", async () => {
	const { container } = await show("```sql\nselect 1\n```\n\n- and\n  ```sql\n  select 2\n  ``", true);
	await waitFor(() => expect(colours(container)).toBeGreaterThan(0));
	const [whole, open] = container.querySelectorAll<HTMLElement>(".code-block");
	expect(colours(whole as HTMLElement)).toBeGreaterThan(0);
	expect(colours(open as HTMLElement)).toBe(0);
	expect(open?.querySelector("code")?.textContent).toBe("select 2");
	expect(screen.getAllByRole("button", { name: "Copy code" })).toHaveLength(1);
});

// spec: P.72
test.each([
	["ts", "TypeScript"],
	["C++", "C++"],
	["sh", "Shell"],
	["html", "HTML"],
	["xml", "XML"],
	["mermaid", "mermaid"],
	["", "Code"],
	["a-name-that-is-far-too-long-for-any-language", "Code"],
])("a fence that names %j says %j above the code", async (named, shown) => {
	const { container } = await show(`\`\`\`${named}\nx\n\`\`\``);
	expect(container.querySelector(".code-block-head > span")?.textContent).toBe(shown);
});

// spec: P.72
test("exactly the code is copied, and that it was is said", async () => {
	const writeText = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
	const code = '\tif (a < b && "c") {\n\n\t}  \n';
	await show(`Before\n\n\`\`\`js title=x\n${code}\n\`\`\`\n\nAfter`);
	fireEvent.click(screen.getByRole("button", { name: "Copy code" }));
	expect(await screen.findByRole("button", { name: "Copied" })).toBeDefined();
	expect(writeText).toHaveBeenCalledExactlyOnceWith(code);
	expect(screen.getByRole("status").textContent).toBe("Copied");
});

test("code that could not be copied is told", async () => {
	vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("no", "NotAllowedError"));
	await show("```\nx\n```");
	fireEvent.click(screen.getByRole("button", { name: "Copy code" }));
	expect((await screen.findByRole("alert")).textContent).toBe("We couldn't copy that. Please try again.");
	expect(screen.getByRole("button", { name: "Copy code" })).toBeDefined();
});
