import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { Insight } from "#shared/schemas/coaching.ts";
import { currentToast } from "#web/lib/toast-store.ts";
import { down, refusal } from "#web/test/answers.ts";
import { fakeApi, makeUser } from "#web/test/fake-api.ts";
import { fakeView } from "#web/test/fake-view.ts";
import { renderAt } from "#web/test/render.tsx";
import { pass } from "#web/test/time.ts";
import { Insights } from "./components/insights.tsx";
import { labelOf, surenessOf } from "./insight-words.ts";

const LIST = "GET /api/ai/insights";

function insight(id: string, changes: Partial<Insight> = {}): Insight {
	return {
		id,
		userId: "usr_1",
		type: "pattern",
		title: `Title of ${id}`,
		content: `Words of ${id}.`,
		category: "esteem",
		confidence: 0.7,
		isRead: true,
		createdAt: "2026-05-03T22:30:00.000Z",
		...changes,
	};
}

function show(insights: Insight[], more: Parameters<typeof fakeApi>[0] = {}, changes = {}) {
	const requests = fakeApi({ "GET /api/ai/insights": { body: insights }, ...more });
	renderAt("/profile", <Insights user={makeUser(changes)} />);
	return requests;
}

const row = async (words: string) => within((await screen.findByText(words)).closest("li") as HTMLElement);
const patches = (requests: ReturnType<typeof show>) => requests.filter(({ key }) => key.startsWith("PATCH"));

test("shows each with its area, its day on the person's calendar, and how sure the coach is", async () => {
	show([insight("ins_1")], {}, { timeZone: "Asia/Tokyo" });
	const first = await row("Words of ins_1.");
	expect(first.getByText("Title of ins_1")).toBeDefined();
	expect(first.getByText("Esteem and respect")).toBeDefined();
	expect(first.getByText(/\b4\b.* · fairly sure/)).toBeDefined();
});

test.each([
	[0, "a guess"],
	[0.59, "a guess"],
	[0.6, "fairly sure"],
	[0.8, "fairly sure"],
	[0.81, "sure"],
	[1, "sure"],
])("%d is '%s'", (confidence, words) => {
	expect(surenessOf(confidence)).toBe(words);
});

test("an area has its name, any other category its own", () => {
	expect(labelOf("love")).toBe("Love and belonging");
	expect(labelOf("sleep")).toBe("sleep");
});

test("says what will stand here while there is nothing", async () => {
	show([]);
	expect(await screen.findByText(/^When a theme comes up in several conversations/)).toBeDefined();
});

test("a list that does not load can be asked for again", async () => {
	let isDown = true;
	show([], { "GET /api/ai/insights": () => (isDown ? down() : { body: [insight("ins_1")] }) });
	expect(await screen.findByText("We couldn't load your insights.")).toBeDefined();
	isDown = false;
	fireEvent.click(screen.getByRole("button", { name: "Try again" }));
	expect(await screen.findByText("Words of ins_1.")).toBeDefined();
});

test("keeps the server's order, six at first, and shows all when asked", async () => {
	show(Array.from({ length: 8 }, (_, index) => insight(`ins_${index}`)));
	await screen.findByText("Words of ins_0.");
	const words = screen.getAllByText(/^Words of/).map(({ textContent }) => textContent);
	expect(words).toEqual([0, 1, 2, 3, 4, 5].map((index) => `Words of ins_${index}.`));
	fireEvent.click(screen.getByRole("button", { name: "Show all 8" }));
	expect(screen.getAllByText(/^Words of/)).toHaveLength(8);
	expect(screen.queryByRole("button", { name: /Show all/ })).toBeNull();
});

test("a new one is marked, and noted as read once, after it was in view for a moment", async () => {
	const view = fakeView();
	const fresh = insight("ins_1", { isRead: false });
	const requests = show([fresh, insight("ins_2")], {
		"PATCH /api/ai/insights/:insightId": { body: { ...fresh, isRead: true } },
	});
	const title = (await screen.findByText("Title of ins_1")).closest("p") as HTMLElement;
	expect(title.textContent).toBe("New: Title of ins_1");
	expect((await screen.findByText("Title of ins_2")).textContent).toBe("Title of ins_2");

	vi.useFakeTimers();
	view(title);
	await pass(400);
	view(title, false);
	await pass(2000);
	expect(patches(requests)).toEqual([]);
	view(title);
	await pass(1100);
	view(title, false);
	view(title);
	await pass(5000);
	expect(patches(requests)).toEqual([{ key: "PATCH /api/ai/insights/ins_1", body: { isRead: true } }]);
	expect(title.textContent).toBe("New: Title of ins_1");
});

test("one that was read before is not noted again, and one that could not be noted troubles nobody", async () => {
	const view = fakeView();
	const requests = show([insight("ins_1", { isRead: false }), insight("ins_2")], {
		"PATCH /api/ai/insights/:insightId": down(),
	});
	const titles = (await screen.findAllByText(/^Title of/)).map((title) => title.closest("p") as HTMLElement);
	vi.useFakeTimers();
	for (const title of titles) {
		view(title);
	}
	await pass(5000);
	expect(patches(requests)).toHaveLength(1);
	expect(currentToast()).toBeNull();
	expect(screen.queryByRole("alert")).toBeNull();
});

test("is put into the person's own words, and the focus stays in its row", async () => {
	const before = insight("ins_1");
	const after = { ...before, content: "It is the mornings." };
	let now = before;
	const requests = show([], {
		"GET /api/ai/insights": () => ({ body: [now] }),
		"PATCH /api/ai/insights/:insightId": () => {
			now = after;
			return { body: after };
		},
	});
	fireEvent.click(await screen.findByRole("button", { name: "Change: Title of ins_1" }));
	const box = screen.getByLabelText("Title of ins_1, in your own words");
	expect(document.activeElement).toBe(box);
	fireEvent.change(box, { target: { value: " It is the mornings. " } });
	fireEvent.keyDown(box, { key: "Enter", ctrlKey: true });
	await waitFor(() =>
		expect(document.activeElement?.getAttribute("aria-label")).toBe("Change: Title of ins_1"),
	);
	expect(screen.getByText("It is the mornings.")).toBeDefined();
	expect(patches(requests)[0]?.body).toEqual({ content: "It is the mornings." });
});

test("Escape leaves it as it was, and so does Save with nothing changed", async () => {
	const requests = show([insight("ins_1")]);
	fireEvent.click(await screen.findByRole("button", { name: "Change: Title of ins_1" }));
	fireEvent.keyDown(screen.getByRole("textbox"), { key: "Escape" });
	fireEvent.click(await screen.findByRole("button", { name: "Change: Title of ins_1" }));
	fireEvent.click(screen.getByRole("button", { name: "Save" }));
	expect(await screen.findByText("Words of ins_1.")).toBeDefined();
	expect(patches(requests)).toEqual([]);
});

test("a change that is not saved keeps what was typed, and says why", async () => {
	const message = "Use at most 2,000 characters";
	show([insight("ins_1")], {
		"PATCH /api/ai/insights/:insightId": refusal("validation_failed", message),
	});
	fireEvent.click(await screen.findByRole("button", { name: "Change: Title of ins_1" }));
	const box = screen.getByRole<HTMLTextAreaElement>("textbox");
	fireEvent.change(box, { target: { value: "Something else" } });
	fireEvent.click(screen.getByRole("button", { name: "Save" }));
	expect(await screen.findByText(message)).toBeDefined();
	expect(box.value).toBe("Something else");
});

test("is deleted after a second press, and can be kept instead", async () => {
	let all = [insight("ins_1"), insight("ins_2")];
	const requests = show([], {
		"GET /api/ai/insights": () => ({ body: all }),
		"DELETE /api/ai/insights/ins_1": () => {
			all = all.slice(1);
			return { body: { ok: true } };
		},
	});
	fireEvent.click(await screen.findByRole("button", { name: "Delete: Title of ins_1" }));
	fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
	fireEvent.click(screen.getByRole("button", { name: "Delete: Title of ins_1" }));
	expect(requests.some(({ key }) => key.startsWith("DELETE"))).toBe(false);
	fireEvent.click(screen.getByRole("button", { name: "Delete" }));
	await waitFor(() => expect(screen.queryByText("Words of ins_1.")).toBeNull());
	expect(document.activeElement?.tagName).toBe("DIV");
});

test("one that is not deleted stays, and that is said", async () => {
	show([insight("ins_1")], { "DELETE /api/ai/insights/ins_1": down() });
	fireEvent.click(await screen.findByRole("button", { name: "Delete: Title of ins_1" }));
	fireEvent.click(screen.getByRole("button", { name: "Delete" }));
	expect(await screen.findByText("We couldn't delete that. Please try again.")).toBeDefined();
	expect(screen.getByText("Words of ins_1.")).toBeDefined();
});

// spec: 7.77
test("is fetched anew at every visit", async () => {
	const requests = show([insight("ins_1")]);
	await screen.findByText("Words of ins_1.");
	cleanup();
	renderAt("/profile", <Insights user={makeUser()} />);
	await screen.findByText("Words of ins_1.");
	expect(requests.filter(({ key }) => key === LIST)).toHaveLength(2);
});

test("more than a page are fetched when they are asked for, and stay when the list is brought up to date", async () => {
	const page = (from: number, to: number) =>
		Array.from({ length: to - from }, (_, index) => insight(`ins_${from + index}`));
	const requests = show(page(0, 50), {
		"GET /api/ai/insights?before=ins_49": { body: page(50, 52) },
		"DELETE /api/ai/insights/ins_51": { body: { ok: true } },
	});
	fireEvent.click(await screen.findByRole("button", { name: "Show more" }));
	expect(screen.queryByText("Words of ins_50.")).toBeNull();
	fireEvent.click(screen.getByRole("button", { name: "Earlier insights" }));
	expect(await screen.findByText("Words of ins_50.")).toBeDefined();
	expect(screen.queryByRole("button", { name: "Earlier insights" })).toBeNull();
	fireEvent.click(screen.getByRole("button", { name: "Delete: Title of ins_51" }));
	fireEvent.click(screen.getByRole("button", { name: "Delete" }));
	await waitFor(() => expect(requests.filter(({ key }) => key.includes("before")).length).toBe(2));
	expect(screen.getByText("Words of ins_50.")).toBeDefined();
});
