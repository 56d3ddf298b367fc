import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { MemoryFact } from "#shared/schemas/memory.ts";
import { down, refusal } from "#web/test/answers.ts";
import { fakeApi, makeUser } from "#web/test/fake-api.ts";
import { renderAt } from "#web/test/render.tsx";
import { MemoryCard } from "./components/memory-card.tsx";
import { MemorySwitch } from "./components/memory-switch.tsx";
import { MemoryPage } from "./memory-page.tsx";

function fact(id: string, text: string, changes: Partial<MemoryFact> = {}): MemoryFact {
	return {
		id,
		fact: text,
		source: { kind: "conversation", conversationId: "cnv_1", messageId: "msg_1", title: "Sleep" },
		createdAt: "2026-05-03T22:30:00.000Z",
		updatedAt: "2026-05-03T22:30:00.000Z",
		...changes,
	};
}

const NURSE = fact("mem_1", "You're a nurse.");
const LEEDS = fact("mem_2", "You live in Leeds.", { source: { kind: "you" } });

function show(facts: MemoryFact[], more: Parameters<typeof fakeApi>[0] = {}, changes = {}) {
	const requests = fakeApi({ "GET /api/memory/:userId": { body: { enabled: true, facts } }, ...more });
	renderAt("/profile/memory", <MemoryPage user={makeUser(changes)} />);
	return requests;
}

const row = async (text: string) => within((await screen.findByText(text)).closest("li") as HTMLElement);

test("shows each fact with where it was said, on the person's own calendar", async () => {
	show([NURSE, LEEDS], {}, { timeZone: "Asia/Tokyo" });
	expect(
		(await row("You're a nurse.")).getByText(/From “Sleep”, .*4.*2026|From “Sleep”, .*May 4/),
	).toBeDefined();
	expect((await row("You live in Leeds.")).getByText(/You wrote this, /)).toBeDefined();
});

test("says that nothing is known yet, and what will come", async () => {
	show([]);
	expect(await screen.findByText(/Nothing yet\. As you chat/)).toBeDefined();
	expect(screen.queryByRole("button", { name: "Forget everything" })).toBeNull();
});

test("a list that does not load can be asked for again", async () => {
	let tries = 0;
	show([], {
		"GET /api/memory/:userId": () => {
			tries += 1;
			return tries === 1 ? down() : { body: { enabled: true, facts: [NURSE] } };
		},
	});
	fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
	expect(await screen.findByText("You're a nurse.")).toBeDefined();
});

test("a fact is put into other words, and the focus stays in its row", async () => {
	const changed = { ...NURSE, fact: "You're a midwife.", updatedAt: "2026-05-05T10:00:00.000Z" };
	let facts = [NURSE];
	const requests = show([], {
		"GET /api/memory/:userId": () => ({ body: { enabled: true, facts } }),
		"PATCH /api/memory/:userId/:factId": () => {
			facts = [changed];
			return { body: changed };
		},
	});
	fireEvent.click(await screen.findByRole("button", { name: "Change: You're a nurse." }));
	const input = screen.getByLabelText("What your coach should know");
	expect(document.activeElement).toBe(input);
	fireEvent.change(input, { target: { value: " You're a midwife. " } });
	fireEvent.click(screen.getByRole("button", { name: "Save" }));
	expect(await screen.findByText("You're a midwife.")).toBeDefined();
	expect(requests.find(({ key }) => key.startsWith("PATCH"))?.body).toEqual({ fact: "You're a midwife." });
	expect((await row("You're a midwife.")).getByText(/edited by you/)).toBeDefined();
	expect(document.activeElement?.getAttribute("aria-label")).toBe("Change: You're a midwife.");
});

test("Escape leaves a fact as it was", async () => {
	const requests = show([NURSE]);
	fireEvent.click(await screen.findByRole("button", { name: "Change: You're a nurse." }));
	fireEvent.keyDown(screen.getByLabelText("What your coach should know"), { key: "Escape" });
	expect(await screen.findByText("You're a nurse.")).toBeDefined();
	expect(requests.some(({ key }) => key.startsWith("PATCH"))).toBe(false);
});

test("a change that is not saved keeps what was typed, and says why", async () => {
	const message = "Use at most 200 characters";
	show([NURSE], {
		"PATCH /api/memory/:userId/:factId": refusal("validation_failed", message),
	});
	fireEvent.click(await screen.findByRole("button", { name: "Change: You're a nurse." }));
	const input = screen.getByLabelText<HTMLInputElement>("What your coach should know");
	fireEvent.change(input, { target: { value: "Something else" } });
	fireEvent.click(screen.getByRole("button", { name: "Save" }));
	expect(await screen.findByText(message)).toBeDefined();
	expect(input.value).toBe("Something else");
});

test("a fact is forgotten after a second press, and can be kept instead", async () => {
	let facts = [NURSE, LEEDS];
	const requests = show([], {
		"GET /api/memory/:userId": () => ({ body: { enabled: true, facts } }),
		"DELETE /api/memory/:userId/:factId": () => {
			facts = [LEEDS];
			return { body: { ok: true } };
		},
	});
	fireEvent.click(await screen.findByRole("button", { name: "Forget: You're a nurse." }));
	expect(document.activeElement).toBe(screen.getByRole("button", { name: "Cancel" }));
	fireEvent.keyDown(screen.getByRole("button", { name: "Cancel" }), { key: "Escape" });
	fireEvent.click(screen.getByRole("button", { name: "Forget: You're a nurse." }));
	fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
	fireEvent.click(screen.getByRole("button", { name: "Forget: You're a nurse." }));
	expect(requests.some(({ key }) => key.startsWith("DELETE"))).toBe(false);
	fireEvent.click(screen.getByRole("button", { name: "Forget" }));
	await waitFor(() => expect(screen.queryByText("You're a nurse.")).toBeNull());
	expect(document.activeElement?.contains(screen.getByText("You live in Leeds."))).toBe(true);
	expect(document.activeElement).not.toBe(document.body);
});

test("something is told by hand, and stays in the box when it could not be saved", async () => {
	let isDown = true;
	const requests = show([], {
		"POST /api/memory/:userId": () =>
			isDown ? down() : { body: fact("mem_3", "I like rain.", { source: { kind: "you" } }) },
	});
	const input = await screen.findByLabelText<HTMLInputElement>("Add something for your coach to remember");
	fireEvent.change(input, { target: { value: "I like rain." } });
	fireEvent.click(screen.getByRole("button", { name: "Add" }));
	expect(await screen.findByRole("alert")).toBeDefined();
	expect(input.value).toBe("I like rain.");
	isDown = false;
	fireEvent.click(screen.getByRole("button", { name: "Add" }));
	await waitFor(() =>
		expect(screen.getByLabelText<HTMLInputElement>("Add something for your coach to remember").value).toBe(
			"",
		),
	);
	expect(document.activeElement).toBe(screen.getByLabelText("Add something for your coach to remember"));
	expect(requests.filter(({ key }) => key.startsWith("POST"))).toHaveLength(2);
});

test("everything is forgotten after one question", async () => {
	let facts = [NURSE, LEEDS];
	show([], {
		"GET /api/memory/:userId": () => ({ body: { enabled: true, facts } }),
		"DELETE /api/memory/:userId": () => {
			facts = [];
			return { body: { forgotten: 2 } };
		},
	});
	fireEvent.click(await screen.findByRole("button", { name: "Forget everything" }));
	const dialog = within(await screen.findByRole("alertdialog"));
	expect(dialog.getByText(/all 2 things/)).toBeDefined();
	fireEvent.click(dialog.getByRole("button", { name: "Forget everything" }));
	expect(await screen.findByText(/Nothing yet\./)).toBeDefined();
});

test("one switch turns it off, and says what that means; a choice that is not saved is said", async () => {
	const requests = fakeApi({ "PATCH /api/users/:userId": down() });
	renderAt("/settings/coach", <MemorySwitch user={makeUser()} />);
	const choice = screen.getByRole("switch", { name: "Remember things about me" });
	expect(choice.getAttribute("aria-checked")).toBe("true");
	fireEvent.click(choice);
	expect(await screen.findByText("We couldn't save your choice. Please try again.")).toBeDefined();
	expect(requests.find(({ key }) => key.startsWith("PATCH"))?.body).toEqual({ memoryEnabled: false });
	expect(choice.getAttribute("aria-checked")).toBe("true");
});

test("while it is off, that is what it says, and where to turn it on", async () => {
	show([NURSE], {}, { memoryEnabled: false });
	expect(await screen.findByText("You're a nurse.")).toBeDefined();
	expect(screen.getByText(/^Memory is off\./)).toBeDefined();
	const link = screen.getByRole("link", { name: "Turn it on in Settings" });
	expect(link.getAttribute("href")).toBe("/settings/coach");
});

test("the profile shows the two newest, and leads to all of them", async () => {
	const facts = Array.from({ length: 9 }, (_, index) => fact(`mem_${index}`, `Fact ${index}.`));
	fakeApi({ "GET /api/memory/:userId": { body: { enabled: true, facts } } });
	renderAt("/profile", <MemoryCard user={makeUser()} />);
	const link = await screen.findByRole("link", { name: "See all 9, edit or delete" });
	expect(link.getAttribute("href")).toBe("/profile/memory");
	expect(screen.getAllByText(/^Fact \d\.$/).map(({ textContent }) => textContent)).toEqual([
		"Fact 0.",
		"Fact 1.",
	]);
});

test("the page shows all of them", async () => {
	show(Array.from({ length: 9 }, (_, index) => fact(`mem_${index}`, `Fact ${index}.`)));
	expect(await screen.findByText("Fact 8.")).toBeDefined();
});

test("words that are too many are said to be, and stay", async () => {
	const requests = show([]);
	const input = await screen.findByLabelText<HTMLInputElement>("Add something for your coach to remember");
	fireEvent.change(input, { target: { value: "x".repeat(203) } });
	expect(screen.getByText("That's 3 characters too long.")).toBeDefined();
	fireEvent.submit(input);
	expect(input.value).toHaveLength(203);
	expect(requests.some(({ key }) => key.startsWith("POST"))).toBe(false);
});
