import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, test, vi } from "vitest";
import type { Background, Scene } from "#shared/schemas/scenes.ts";
import type { User } from "#shared/schemas/users.ts";
import { down, refusal } from "#web/test/answers.ts";
import { CONVERSATION } from "#web/test/chat.tsx";
import { type Fakes, fakeApi, makeUser } from "#web/test/fake-api.ts";
import { fakeSockets } from "#web/test/fake-socket.ts";
import { makeMessage } from "#web/test/messages.ts";
import { renderAt } from "#web/test/render.tsx";
import { MemberRoutes } from "./member-routes.tsx";

const MAKE = "POST /api/ai/personalized-portrait/usr_1";
const FAILED =
	"I'm having trouble generating a new scene right now. Please try again in a moment, or the current background will continue to reflect your progress.";

const INSIGHT = makeMessage("m1", {
	content: "Here's an insight about you",
	metadata: {
		kind: "insight",
		currentLevel: "safety",
		levelScores: { physiological: 40, safety: 60, love: 80, esteem: 60, actualization: 100 },
	},
});

const sceneOf = (id: string, changes: Partial<Scene> = {}): Scene => ({
	id,
	imageUrl: `/api/scenes/${id}`,
	altText: `Scene ${id}`,
	painter: "builtin",
	isCurrent: false,
	createdAt: "2026-11-20T10:00:00.000Z",
	...changes,
});

const nothing: Background = {
	backgroundImageUrl: null,
	backgroundImageGeneratedAt: null,
	status: "none",
	altText: null,
};

beforeEach(() => {
	fakeSockets();
	localStorage.clear();
	sessionStorage.clear();
	vi.spyOn(HTMLImageElement.prototype, "decode").mockResolvedValue(undefined);
});

function open(path: string, answers: Parameters<typeof fakeApi>[0], changes: Partial<User> = {}) {
	const requests = fakeApi({
		"GET /api/user-background/:userId": { body: nothing },
		"GET /api/chat/conversation/:userId": { body: { conversation: CONVERSATION, messages: [INSIGHT] } },
		"GET /api/assessments/:userId": { body: [] },
		...answers,
	});
	renderAt(path, <MemberRoutes user={makeUser(changes)} />);
	return requests;
}

const shown = () => document.querySelector(".scene-layer img:last-child")?.getAttribute("src") ?? null;

const made = (painter: Scene["painter"]) => ({
	body: { imageUrl: "/api/scenes/scn_9", altText: "A lake between hills by day", painter },
});

describe("'Make new scene (25s)' on an insight", () => {
	// spec: 2.132, 2.133, 7.66
	it("says 'Creating...' with its progress while it is made, then shows the scene and says what is on it", async () => {
		const { promise, resolve } = Promise.withResolvers<ReturnType<typeof made>>();
		open("/", { "POST /api/ai/personalized-portrait/:userId": () => promise });
		fireEvent.click(await screen.findByRole("button", { name: "Make new scene (25s)" }));
		expect(await screen.findByRole("button", { name: "Creating..." })).toBeDefined();
		expect(screen.getByRole("progressbar", { name: "Creating your scene" })).toBeDefined();
		resolve(made("builtin"));
		await waitFor(() => expect(shown()).toBe("/api/scenes/scn_9"));
		expect(await screen.findByText("Your new scene: A lake between hills by day.")).toBeDefined();
		expect(await screen.findByRole("button", { name: "Make new scene (25s)" })).toBeDefined();
	});

	it("asks once, however often it is pressed", async () => {
		const { promise, resolve } = Promise.withResolvers<ReturnType<typeof made>>();
		const requests = open("/", { "POST /api/ai/personalized-portrait/:userId": () => promise });
		const button = await screen.findByRole("button", { name: "Make new scene (25s)" });
		fireEvent.click(button);
		fireEvent.click(await screen.findByRole("button", { name: "Creating..." }));
		resolve(made("builtin"));
		await waitFor(() => expect(shown()).toBe("/api/scenes/scn_9"));
		expect(requests.filter(({ key }) => key === MAKE)).toHaveLength(1);
	});

	it("says so when the painter stood in for the image model", async () => {
		open("/", { "POST /api/ai/personalized-portrait/:userId": made("builtin_instead") });
		fireEvent.click(await screen.findByRole("button", { name: "Make new scene (25s)" }));
		expect(await screen.findByText(/so Attune painted this one itself\.$/)).toBeDefined();
	});

	// spec: 8.19
	it("that fails is said by the coach's bubble, with another try", async () => {
		let fails = true;
		open("/", { "POST /api/ai/personalized-portrait/:userId": () => (fails ? down(502) : made("builtin")) });
		fireEvent.click(await screen.findByRole("button", { name: "Make new scene (25s)" }));
		const bubble = (await screen.findByText(FAILED)).closest("article") as HTMLElement;
		expect(bubble.querySelector(".assistant-bubble")).not.toBeNull();
		fails = false;
		fireEvent.click(within(bubble).getByRole("button", { name: "Try again" }));
		await waitFor(() => expect(shown()).toBe("/api/scenes/scn_9"));
		expect(screen.queryByText(FAILED)).toBeNull();
	});
});

describe("the gallery", () => {
	const SCENES: Fakes = {
		"GET /api/scenes": { body: { scenes: [sceneOf("scn_2", { isCurrent: true }), sceneOf("scn_1")] } },
		"GET /api/user-background/:userId": {
			body: { ...nothing, backgroundImageUrl: "/api/scenes/scn_2", status: "ready" },
		},
	};

	const gallery = async () => within(await screen.findByRole("list", { name: "Your scenes" }));

	it("shows each with its words, and which one is behind the page", async () => {
		open("/scenes", SCENES);
		const { findByRole, getByRole } = await gallery();
		expect((await findByRole("button", { name: /^Scene scn_2, / })).getAttribute("aria-pressed")).toBe(
			"true",
		);
		expect(getByRole("button", { name: /^Scene scn_1, / }).getAttribute("aria-pressed")).toBe("false");
		expect(getByRole("button", { name: "Plain background" }).getAttribute("aria-pressed")).toBe("false");
	});

	it("lets one be chosen, and a plain background", async () => {
		const requests = open("/scenes", {
			...SCENES,
			"PATCH /api/users/:userId": (body) => ({ body: makeUser(body as Partial<User>) }),
		});
		const { findByRole } = await gallery();
		fireEvent.click(await findByRole("button", { name: /^Scene scn_1, / }));
		await waitFor(() => expect(shown()).toBe("/api/scenes/scn_1"));
		fireEvent.click(await findByRole("button", { name: "Plain background" }));
		await waitFor(() => expect(shown()).toBeNull());
		expect(requests.filter(({ key }) => key.startsWith("PATCH")).map(({ body }) => body)).toEqual([
			{ backgroundImageUrl: "/api/scenes/scn_1" },
			{ backgroundImageUrl: null },
		]);
	});

	it("deletes one after a second press", async () => {
		const requests = open("/scenes", { ...SCENES, "DELETE /api/scenes/:id": { body: { ok: true } } });
		const { findByRole } = await gallery();
		fireEvent.click(await findByRole("button", { name: /^Delete: Scene scn_1, / }));
		expect(requests.some(({ key }) => key.startsWith("DELETE"))).toBe(false);
		fireEvent.click(await screen.findByRole("button", { name: "Delete" }));
		await waitFor(() => expect(requests.some(({ key }) => key === "DELETE /api/scenes/scn_1")).toBe(true));
		await waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toMatch(/^Scene scn_2, /));
		fireEvent.click(await findByRole("button", { name: /^Delete: Scene scn_2, / }));
		fireEvent.click(await screen.findByRole("button", { name: "Cancel" }));
		expect(document.activeElement?.getAttribute("aria-label")).toMatch(/^Delete: Scene scn_2, /);
	});

	it("takes two presses at once for one, and a scene that is gone already for deleted", async () => {
		const requests = open("/scenes", {
			...SCENES,
			"DELETE /api/scenes/:id": refusal("not_found"),
		});
		const { findByRole } = await gallery();
		fireEvent.click(await findByRole("button", { name: /^Delete: Scene scn_1, / }));
		const confirm = await screen.findByRole("button", { name: "Delete" });
		fireEvent.click(confirm);
		fireEvent.click(confirm);
		await waitFor(() => expect(screen.queryByRole("button", { name: "Cancel" })).toBeNull());
		expect(requests.filter(({ key }) => key.startsWith("DELETE"))).toHaveLength(1);
		expect(requests.filter(({ key }) => key === "GET /api/scenes").length).toBeGreaterThan(1);
		expect(screen.queryByText("We couldn't delete the scene. Please try again.")).toBeNull();
	});

	it("is fetched again when one that was chosen is not there any more", async () => {
		const requests = open("/scenes", {
			...SCENES,
			"PATCH /api/users/:userId": refusal("not_found", "That scene is gone."),
		});
		const { findByRole } = await gallery();
		fireEvent.click(await findByRole("button", { name: /^Scene scn_1, / }));
		expect(await screen.findByText("We couldn't save your choice. That scene is gone.")).toBeDefined();
		await waitFor(() =>
			expect(requests.filter(({ key }) => key === "GET /api/scenes").length).toBeGreaterThan(1),
		);
	});

	it("that cannot be loaded says so, with another try; an empty one says that there is none yet", async () => {
		let fails = true;
		open("/scenes", {
			"GET /api/scenes": () => (fails ? down() : { body: { scenes: [] } }),
		});
		const alert = (await screen.findByText("We couldn't load your scenes.")).parentElement as HTMLElement;
		fails = false;
		fireEvent.click(within(alert).getByRole("button", { name: "Try again" }));
		expect(await screen.findByText(/^No scenes yet/)).toBeDefined();
	});
});

test("the colours follow the mood or stay the same, as is chosen", async () => {
	const requests = open("/scenes", {
		"PATCH /api/users/:userId": (body) => ({ body: makeUser(body as Partial<User>) }),
	});
	const match = await screen.findByRole("radio", { name: /^Match my mood/ });
	expect((match as HTMLInputElement).checked).toBe(true);
	fireEvent.click(screen.getByRole("radio", { name: /^Radiance/ }));
	await waitFor(() =>
		expect(requests.find(({ key }) => key.startsWith("PATCH"))?.body).toEqual({ moodTheme: "radiance" }),
	);
});
