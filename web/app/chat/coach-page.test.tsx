import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, test } from "vitest";
import type { ListedConversation, Message } from "#shared/schemas/conversations.ts";
import type { User } from "#shared/schemas/users.ts";
import { usePersonSocket } from "#web/features/presence/hooks/use-person-socket.ts";
import { PAUSED_ID } from "#web/lib/storage/paused-id.ts";
import { fakeApi, makeUser } from "#web/test/fake-api.ts";
import { type FakeSocket, fakeSockets, firstSocket } from "#web/test/fake-socket.ts";
import { makeMessage } from "#web/test/messages.ts";
import { renderAt } from "#web/test/render.tsx";
import { aMoment } from "#web/test/time.ts";
import { MemberRoutes } from "../member-routes.tsx";
import { CoachPage } from "./coach-page.tsx";

const COACHING = {
	message: "Good to see you.",
	recommendedFocus: "love",
	levelScores: null,
	suggestions: ["Call somebody.", "Write a line."],
	daysThisMonth: 2,
	generatedAt: "2026-11-21T10:00:00.000Z",
};

const sessionOf = (id: string, changes: Partial<ListedConversation> = {}): ListedConversation => ({
	id,
	userId: "usr_1",
	title: `Session ${id}`,
	kind: "coaching",
	isActive: false,
	createdAt: "2026-11-18T10:00:00.000Z",
	lastMessageAt: "2026-11-19T10:00:00.000Z",
	messageCount: 4,
	preview: "…",
	...changes,
});

const REPLY = makeMessage("m2", {
	role: "assistant",
	conversationId: "cnv_2",
	content: "That sounds like a lot.",
	metadata: {
		suggestedActions: ["Go outside for ten minutes."],
		nextSteps: ["Write to Ana.", "Sleep before eleven."],
		doneSteps: [1],
		motivationalBoost: "You came back to it.",
		strengthPrompt: "You notice things early.",
		followUpQuestion: "Where did that help you last?",
		helpfulQuestions: ["What would make tomorrow lighter?"],
	},
});
const ASKED = makeMessage("m1", { role: "user", conversationId: "cnv_2", content: "I am tired." });

let sockets: FakeSocket[];

beforeEach(() => {
	sockets = fakeSockets();
	localStorage.clear();
});

function open(
	path: string,
	messages: Message[] = [ASKED, REPLY],
	answers: Parameters<typeof fakeApi>[0] = {},
	changes: Partial<User> = {},
) {
	const requests = fakeApi({
		"GET /api/ai/personalized-coaching/": { body: COACHING },
		"GET /api/assessments/": { body: [] },
		"GET /api/chat/conversations/usr_1": { body: [sessionOf("cnv_2"), sessionOf("cnv_1")] },
		"GET /api/chat/conversations/cnv_2/messages": { body: { messages, hasMore: false } },
		...answers,
	});
	return { requests, history: renderAt(path, <MemberRoutes user={makeUser(changes)} />) };
}

/** The page in a tab that hears what changes in another. */
function WithSocket() {
	usePersonSocket("usr_1");
	return <MemberRoutes user={makeUser()} />;
}

const sent = (requests: { key: string; body: unknown }[], beginning: string) =>
	requests.filter(({ key }) => key.startsWith(beginning)).map(({ body }) => body);

// spec: 2.167, 6.5
test("whoever is not signed in is asked to", () => {
	renderAt("/coach", <CoachPage user={null} />);
	expect(screen.getByText("Please sign in to access your personal AI coach")).toBeDefined();
	expect(screen.getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe("/signin");
});

describe("with no session chosen", () => {
	// spec: 2.182, 2.183, 3.42, 5.27
	it("there is the coaching card, and a button that starts one", async () => {
		const { requests, history } = open("/coach", [], {
			"POST /api/chat/conversations": { status: 201, body: sessionOf("cnv_9") },
			"GET /api/chat/conversations/cnv_9/messages": { body: { messages: [], hasMore: false } },
		});
		expect((await screen.findAllByText("Good to see you.")).length).toBeGreaterThan(0);
		fireEvent.click((await screen.findAllByRole("button", { name: "Start Coaching Session" }))[0]!);
		await waitFor(() => expect(history.at(-1)).toBe("/coach/cnv_9"));
		expect(sent(requests, "POST")).toEqual([{ userId: "usr_1", title: "New Coaching Session" }]);
	});

	it("one in which nothing was said yet is opened instead of another", async () => {
		const { requests, history } = open("/coach", [], {
			"GET /api/chat/conversations/usr_1": { body: [sessionOf("cnv_2", { messageCount: 0 })] },
		});
		await screen.findByText("Session cnv_2");
		fireEvent.click(screen.getByRole("button", { name: "New coaching session" }));
		await waitFor(() => expect(history.at(-1)).toBe("/coach/cnv_2"));
		expect(sent(requests, "POST")).toEqual([]);
	});

	// spec: 8.22
	it("a session that could not be made is said, and one stays", async () => {
		const { history } = open("/coach", [], {
			"POST /api/chat/conversations": { status: 500, body: {} },
		});
		await screen.findByText("Session cnv_2");
		fireEvent.click(screen.getByRole("button", { name: "New coaching session" }));
		const list = within(screen.getByRole("complementary", { name: "Coaching sessions" }));
		expect((await list.findByRole("alert")).textContent).toBe(
			"We couldn't create a session. Please try again.",
		);
		expect(screen.getAllByRole("alert")).toHaveLength(1);
		expect(history.at(-1)).toBe("/coach");
	});
});

describe("the list of sessions", () => {
	// spec: 2.168, 2.169
	it("has their titles and dates, and opens the one that is pressed", async () => {
		const { history } = open("/coach");
		const row = await screen.findByRole("button", { name: /^Session cnv_2/ });
		expect(row.textContent).toBe("Session cnv_2Nov 19, 2026");
		fireEvent.click(row);
		await waitFor(() => expect(history.at(-1)).toBe("/coach/cnv_2"));
	});

	it("is searched, renamed in and deleted from, which can be undone", async () => {
		const { requests, history } = open("/coach/cnv_2", [ASKED, REPLY], {
			"PATCH /api/chat/conversations/cnv_2": { body: sessionOf("cnv_2") },
			"DELETE /api/chat/conversations/cnv_2": {
				body: { restorableUntil: new Date(Date.now() + 30_000).toISOString() },
			},
			"POST /api/chat/conversations/cnv_2/restore": { body: sessionOf("cnv_2") },
		});
		fireEvent.click(await screen.findByRole("button", { name: "Rename: Session cnv_2" }));
		fireEvent.change(screen.getByLabelText("Conversation name"), { target: { value: "My move" } });
		fireEvent.click(screen.getByRole("button", { name: "Save" }));
		await waitFor(() => expect(sent(requests, "PATCH")).toEqual([{ title: "My move" }]));
		fireEvent.change(screen.getByLabelText("Search conversations"), { target: { value: "tired" } });
		await waitFor(() => expect(requests.some(({ key }) => /kind=coaching&q=tired$/.test(key))).toBe(true));
		fireEvent.click(await screen.findByRole("button", { name: "Delete: Session cnv_2" }));
		fireEvent.click(screen.getByRole("button", { name: "Delete" }));
		await waitFor(() => expect(history.at(-1)).toBe("/coach"));
		fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
		await waitFor(() => expect(history.at(-1)).toBe("/coach/cnv_2"));
	});
});

describe("a session", () => {
	// spec: 2.175
	it("without a word has four ways to begin that fit the person, and sends the one that is pressed", async () => {
		const { requests } = open(
			"/coach/cnv_2",
			[],
			{ "POST /api/chat/conversations/cnv_2/messages": () => new Promise(() => undefined) },
			{ currentHierarchyLevel: "love", primaryGoal: "purpose" },
		);
		const prompts = within(await screen.findByRole("region", { name: "Ideas to get started" })).getAllByRole(
			"button",
		);
		expect(prompts).toHaveLength(4);
		expect(prompts[0]?.textContent).toMatch(/far from people/);
		fireEvent.click(prompts[0]!);
		await waitFor(() =>
			expect(sent(requests, "POST /api/chat/conversations/cnv_2/messages")).toEqual([
				{ content: prompts[0]?.textContent, clientMessageId: expect.any(String) },
			]),
		);
		expect(screen.queryByRole("region", { name: "Ideas to get started" })).toBeNull();
	});

	// spec: 2.176, 2.178, 2.179
	it("shows beside a reply what one could do, the next steps, a boost, a strength with its question, and questions", async () => {
		open("/coach/cnv_2");
		expect(await screen.findByText("That sounds like a lot.")).toBeDefined();
		for (const text of [
			"Go outside for ten minutes.",
			"You came back to it.",
			"You notice things early.",
			"Where did that help you last?",
		]) {
			expect(screen.getByText(text)).toBeDefined();
		}
		const ticks = ["Write to Ana.", "Sleep before eleven."].map((name) =>
			screen.getByRole<HTMLInputElement>("checkbox", { name }),
		);
		expect(ticks.map(({ checked }) => checked)).toEqual([false, true]);
	});

	// spec: 2.180
	it("sends a helpful question when it is pressed", async () => {
		const { requests } = open("/coach/cnv_2", [ASKED, REPLY], {
			"POST /api/chat/conversations/cnv_2/messages": () => new Promise(() => undefined),
		});
		fireEvent.click(await screen.findByRole("button", { name: "What would make tomorrow lighter?" }));
		await waitFor(() =>
			expect(sent(requests, "POST /api/chat/conversations/cnv_2/messages")).toMatchObject([
				{ content: "What would make tomorrow lighter?" },
			]),
		);
	});

	// spec: 2.177
	it("ticks a step at once, and takes the tick back when it was not saved", async () => {
		const STEPS = "PATCH /api/chat/conversations/cnv_2/messages/m2/steps";
		let fails = false;
		const { requests } = open("/coach/cnv_2", [ASKED, REPLY], {
			[STEPS]: () =>
				fails
					? { status: 500, body: {} }
					: { body: { ...REPLY, metadata: { ...REPLY.metadata, doneSteps: [0, 1] } } },
		});
		const first = await screen.findByRole<HTMLInputElement>("checkbox", { name: "Write to Ana." });
		fireEvent.click(first);
		expect(first.checked).toBe(true);
		await waitFor(() => expect(sent(requests, STEPS)).toEqual([{ index: 0, done: true }]));
		await aMoment();
		expect(first.checked).toBe(true);
		fails = true;
		fireEvent.click(first);
		expect((await screen.findByRole("alert")).textContent).toBe(
			"We couldn't save that step. Please try again.",
		);
		expect(screen.getByRole("alert").closest("li")).toBe(first.closest("li"));
		expect(first.checked).toBe(true);
	});

	it("deleted in another tab is left, and that is said where one comes to", async () => {
		const { history } = open("/coach/cnv_2", [ASKED, REPLY]);
		await screen.findByText("I am tired.");
		await waitFor(() => expect(sockets.length).toBeGreaterThan(0));
		act(() => {
			for (const socket of sockets) {
				socket.fall(4404);
			}
		});
		await waitFor(() => expect(history.at(-1)).toBe("/coach"), { timeout: 4000 });
		const lines = screen.getAllByText("That conversation was deleted. We've saved your draft.");
		expect(lines[0]?.getAttribute("role")).toBe("status");
	});

	// spec: 2.171, 2.172, 2.173, 2.174
	it("asks for its insights only while they are open: focus, summary and quality", async () => {
		const ANALYSIS = "GET /api/chat/conversations/cnv_2/analysis";
		const { requests } = open("/coach/cnv_2", [ASKED, REPLY], {
			[ANALYSIS]: {
				body: {
					recommendedFocus: "esteem",
					progressSummary: "You've talked about work.",
					conversationQuality: "excellent",
				},
			},
		});
		const summary = await screen.findByText("Progress Insights");
		expect(sent(requests, ANALYSIS)).toHaveLength(0);
		const details = summary.closest("details") as HTMLDetailsElement;
		act(() => {
			details.open = true;
			fireEvent(details, new Event("toggle"));
		});
		expect(await screen.findByText("You've talked about work.")).toBeDefined();
		expect(screen.getByText("Esteem and respect")).toBeDefined();
		expect(screen.getByText("Excellent")).toBeDefined();
	});

	it("shows a reply live, as it is written", async () => {
		open("/coach/cnv_2", [ASKED]);
		await screen.findByText("I am tired.");
		const socket = sockets.find(({ url }) => url.endsWith("/conversations/cnv_2/live"));
		act(() => {
			socket?.open();
			socket?.receive({
				type: "snapshot",
				messages: [ASKED],
				turn: { messageId: "m2", status: "writing", text: "That sounds", mode: "deep" },
			});
		});
		expect(await screen.findByText("That sounds")).toBeDefined();
	});

	it("that is not there says so, with the way to the others", async () => {
		const { history } = open("/coach/cnv_7", [], {
			"GET /api/chat/conversations/cnv_7/messages": { status: 404, body: {} },
		});
		expect(await screen.findByText(/^We can't find this session/)).toBeDefined();
		fireEvent.click(screen.getByRole("button", { name: "All sessions" }));
		await waitFor(() => expect(history.at(-1)).toBe("/coach"));
	});

	it("that was not there is there again once the list has it again", async () => {
		let isDeleted = true;
		fakeApi({
			"GET /api/ai/personalized-coaching/": { body: COACHING },
			"GET /api/assessments/": { body: [] },
			"GET /api/chat/conversations/usr_1": () => ({ body: isDeleted ? [] : [sessionOf("cnv_2")] }),
			"GET /api/chat/conversations/cnv_2/messages": () =>
				isDeleted ? { status: 404, body: {} } : { body: { messages: [ASKED, REPLY], hasMore: false } },
		});
		renderAt("/coach/cnv_2", <WithSocket />);
		await screen.findByText(/^We can't find this session/);
		isDeleted = false;
		const socket = await firstSocket();
		act(() => {
			socket.open();
			socket.receive({ type: "profile", changed: ["conversations"] });
		});
		expect(await screen.findByText("That sounds like a lot.")).toBeDefined();
	});

	it("has no insights above help: numbers to call need the room", async () => {
		const safety = {
			level: "wish",
			title: "You matter",
			lead: "Talk to somebody.",
			emergency: "112",
			emergencyFirst: false,
			resources: [],
			steps: [],
			ownLanguage: null,
		};
		open("/coach/cnv_2", [ASKED, { ...REPLY, metadata: { safety } } as never]);
		expect(await screen.findByRole("region", { name: "You matter" })).toBeDefined();
		expect(screen.queryByText("Progress Insights")).toBeNull();
	});

	// spec: 2.181, 5.25, 5.26
	it("trims what is written, and sends nothing that is empty", async () => {
		const { requests } = open("/coach/cnv_2", [ASKED, REPLY], {
			"POST /api/chat/conversations/cnv_2/messages": () => new Promise(() => undefined),
		});
		const box = await screen.findByPlaceholderText("Share what's on your mind...");
		fireEvent.change(box, { target: { value: "   " } });
		fireEvent.keyDown(box, { key: "Enter" });
		fireEvent.change(box, { target: { value: "  Another day  " } });
		fireEvent.keyDown(box, { key: "Enter" });
		await waitFor(() =>
			expect(sent(requests, "POST /api/chat/conversations/cnv_2/messages")).toMatchObject([
				{ content: "Another day" },
			]),
		);
	});
});

test("to somebody under 18 a session says why the account is paused", async () => {
	open("/coach/cnv_2", undefined, {}, { minorSince: "2026-11-20T10:00:00.000Z" });
	await waitFor(() =>
		expect(document.getElementById(PAUSED_ID)?.textContent).toMatch(/^Your account is paused/),
	);
});
