import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { User } from "#shared/schemas/users.ts";
import { fakeApi, makeUser, NOT_SIGNED_IN } from "#web/test/fake-api.ts";
import { fakeSockets } from "#web/test/fake-socket.ts";
import { renderAt } from "#web/test/render.tsx";
import { aMoment } from "#web/test/time.ts";
import { Routes } from "./routes.tsx";

beforeEach(() => {
	fakeSockets();
});

const SESSIONS = [
	{
		id: "one",
		device: "Firefox on Linux",
		createdAt: "2026-11-01T10:00:00.000Z",
		lastSeenAt: "2026-11-22T10:00:00.000Z",
		current: true,
	},
	{
		id: "two",
		device: "Safari on iPhone",
		createdAt: "2026-10-01T10:00:00.000Z",
		lastSeenAt: "2026-11-20T10:00:00.000Z",
		current: false,
	},
];

type Answers = Parameters<typeof fakeApi>[0];

function refusal(code: string, message: string, path?: string) {
	return { error: { code, message, requestId: "r", ...(path ? { details: [{ path, message }] } : {}) } };
}

async function open(answers: Answers = {}) {
	let user: User | null = makeUser();
	const requests = fakeApi({
		"GET /api/auth/me": () => (user ? { body: user } : NOT_SIGNED_IN),
		"GET /api/auth/sessions": { body: SESSIONS },
		"GET /api/capabilities": { body: { chat: { deep: ["builtin"], practical: ["builtin"] }, safety: [] } },
		...answers,
	});
	const history = renderAt("/settings", <Routes />);
	await screen.findByRole("heading", { name: "Settings" });
	return { requests, history, leave: () => (user = null) };
}

const card = (name: string) => within(screen.getByRole("region", { name }));

function fill(label: string, value: string) {
	fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

test("holds everything about the account: coming in, devices, who answers, what is kept, taking along, leaving", async () => {
	await open();
	for (const name of [
		"Signing in",
		"Where you are signed in",
		"Your coach",
		"How your coach talks",
		"What is kept",
		"Take it with you",
		"Delete your account",
	]) {
		expect(await screen.findByRole("region", { name })).toBeDefined();
	}
	expect(card("What is kept").getByText("When you tend to be here")).toBeDefined();
	expect(card("What is kept").getByText(/^56 days; older ones go/)).toBeDefined();
	expect(screen.getByRole("link", { name: "Privacy, in plain words" }).getAttribute("href")).toBe("/privacy");
});

describe("the password", () => {
	test("hides passwords, and lets managers fill and people paste them", async () => {
		await open();
		fireEvent.click(screen.getByRole("button", { name: "Change: Password" }));
		const fields = [...document.querySelectorAll<HTMLInputElement>("input[autocomplete*=password]")];
		expect(fields.map(({ type, autocomplete }) => [type, autocomplete])).toEqual([
			["password", "current-password"],
			["password", "new-password"],
		]);
		for (const field of fields) {
			expect(fireEvent.paste(field, { clipboardData: { getData: () => "pasted" } })).toBe(true);
		}
	});

	test("is changed with the current one, and the button that opened the form has the focus again", async () => {
		const { requests } = await open({ "POST /api/auth/password": { body: { ok: true } } });
		fireEvent.click(screen.getByRole("button", { name: "Change: Password" }));
		fill("Your password now", "an old sentence");
		fill("New password", "a new sentence");
		fireEvent.click(screen.getByRole("button", { name: "Change the password" }));
		await waitFor(() =>
			expect(document.activeElement).toBe(screen.getByRole("button", { name: "Change: Password" })),
		);
		expect(requests.find(({ key }) => key === "POST /api/auth/password")?.body).toEqual({
			currentPassword: "an old sentence",
			newPassword: "a new sentence",
		});
		expect((await screen.findAllByText("Password changed")).length).toBeGreaterThan(0);
	});

	test("that is wrong is said at its field, and what was typed stays", async () => {
		const message = "That isn't your password. Check it and try again.";
		await open({
			"POST /api/auth/password": {
				status: 400,
				body: refusal("validation_failed", message, "currentPassword"),
			},
		});
		fireEvent.click(screen.getByRole("button", { name: "Change: Password" }));
		fill("Your password now", "wrong");
		fill("New password", "a new sentence");
		fireEvent.click(screen.getByRole("button", { name: "Change the password" }));
		expect(await screen.findByText(message)).toBeDefined();
		expect(screen.getByLabelText("Your password now").getAttribute("aria-invalid")).toBe("true");
		expect(screen.getByLabelText<HTMLInputElement>("New password").value).toBe("a new sentence");
	});

	test("tried too often counts down to the next try, and keeps what was typed", async () => {
		await open({
			"POST /api/auth/password": {
				status: 429,
				body: refusal("rate_limited", "That was a lot of tries. Wait a little and try again."),
				headers: { "Retry-After": "2" },
			},
		});
		fireEvent.click(screen.getByRole("button", { name: "Change: Password" }));
		fill("Your password now", "an old sentence");
		fill("New password", "a new sentence");
		fireEvent.click(screen.getByRole("button", { name: "Change the password" }));
		const waiting = await screen.findByRole<HTMLButtonElement>("button", { name: "Try again in 2 s" });
		expect(waiting.disabled).toBe(true);
		expect(screen.getByText("That was a lot of tries. Wait a little and try again.")).toBeDefined();
		const again = await screen.findByRole<HTMLButtonElement>(
			"button",
			{ name: "Change the password" },
			{ timeout: 4_000 },
		);
		expect(again.disabled).toBe(false);
		expect(screen.getByLabelText<HTMLInputElement>("New password").value).toBe("a new sentence");
	});
});

test("another address is asked first: the page says where the link went", async () => {
	const { requests } = await open({ "POST /api/auth/email": { status: 202, body: { ok: true } } });
	fireEvent.click(screen.getByRole("button", { name: "Change: E-mail" }));
	fill("New address", "New@Example.org");
	fill("Your password", "a sentence");
	fireEvent.click(screen.getByRole("button", { name: "Send the link" }));
	expect(await screen.findByText("new@example.org")).toBeDefined();
	expect(screen.getByText("mira@example.org")).toBeDefined();
	expect(requests.at(-1)?.body).toEqual({ newEmail: "new@example.org", password: "a sentence" });
});

test("a username that is taken is said at its field; a free one is shown", async () => {
	let isTaken = true;
	await open({
		"PATCH /api/users/usr_1": () =>
			isTaken
				? { status: 409, body: refusal("username_taken", "That username is taken.", "username") }
				: { body: makeUser({ username: "mira2" }) },
	});
	fireEvent.click(screen.getByRole("button", { name: "Change: Username" }));
	fill("New username", "mira2");
	fireEvent.click(screen.getByRole("button", { name: "Save" }));
	expect(await screen.findByText("That username is taken.")).toBeDefined();
	isTaken = false;
	fireEvent.click(screen.getByRole("button", { name: "Save" }));
	expect(await card("Signing in").findByText("mira2")).toBeDefined();
});

describe("where one is signed in", () => {
	test("is listed with device and days; this one is marked, the others can be ended", async () => {
		const { requests } = await open({ "DELETE /api/auth/sessions/two": { body: { ok: true } } });
		expect(await screen.findByText("Firefox on Linux")).toBeDefined();
		expect(screen.getByText("This one")).toBeDefined();
		// To the minute: two devices of one day can be told apart.
		expect(screen.getAllByText(/^Since .+\d:\d\d [AP]M$/).length).toBeGreaterThan(1);
		expect(screen.queryByRole("button", { name: "Sign out: Firefox on Linux" })).toBeNull();
		fireEvent.click(screen.getByRole("button", { name: "Sign out: Safari on iPhone" }));
		await waitFor(() => expect(screen.queryByText("Safari on iPhone")).toBeNull());
		expect(requests.some(({ key }) => key === "DELETE /api/auth/sessions/two")).toBe(true);
	});

	test("that cannot be loaded says so, and can be tried again", async () => {
		let isDown = true;
		await open({
			"GET /api/auth/sessions": () => (isDown ? { status: 500, body: {} } : { body: SESSIONS }),
		});
		expect(await screen.findByText("The list could not be loaded.")).toBeDefined();
		isDown = false;
		fireEvent.click(screen.getByRole("button", { name: "Try again" }));
		expect(await screen.findByText("Safari on iPhone")).toBeDefined();
	});

	test("everywhere at once asks once more, and leads to signing in", async () => {
		const { requests, history, leave } = await open({
			"POST /api/auth/signout-everywhere": () => {
				leave();
				return { body: { ok: true } };
			},
		});
		fireEvent.click(screen.getByRole("button", { name: "Sign out everywhere" }));
		await aMoment();
		expect(requests.some(({ key }) => key.startsWith("POST"))).toBe(false);
		fireEvent.click(screen.getByRole("button", { name: "Sign out everywhere" }));
		await waitFor(() => expect(history.at(-1)).toBe("/signin"));
	});
});

describe("taking it along", () => {
	test("hands the file to the browser", async () => {
		const { requests } = await open({ "GET /api/users/usr_1/export?format=html": { body: {} } });
		const clicked = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
		fireEvent.click(screen.getByRole("button", { name: "As a page to read" }));
		await waitFor(() => expect(clicked).toHaveBeenCalledOnce());
		const link = clicked.mock.contexts[0] as HTMLAnchorElement;
		expect(link.download).toMatch(/^attune-\d{4}-\d\d-\d\d\.html$/);
		expect(requests.some(({ key }) => key.endsWith("export?format=html"))).toBe(true);
	});

	test("that fails says why", async () => {
		await open({
			"GET /api/users/usr_1/export": { status: 429, body: refusal("rate_limited", "Wait a little.") },
		});
		fireEvent.click(screen.getByRole("button", { name: "As a file for programs" }));
		expect((await screen.findAllByText("Wait a little.")).length).toBeGreaterThan(0);
	});
});

describe("deleting the account", () => {
	const RECEIPT = {
		id: "del_1",
		deletedAt: "2026-11-22T10:00:00.000Z",
		complete: true,
		removed: {
			conversations: 3,
			messages: 1204,
			checkIns: 0,
			insights: 0,
			facts: 0,
			milestones: 0,
			notes: 0,
			images: 2,
			sessions: 1,
			other: 0,
		},
		copiesUntil: "2026-12-22T10:00:00.000Z",
	};

	// First: a receipt is kept for as long as the page lives.
	test("the page after it says nothing of anybody where there is no receipt", async () => {
		fakeApi({ "GET /api/auth/me": NOT_SIGNED_IN });
		renderAt("/deleted", <Routes />);
		expect(await screen.findByRole("heading", { name: "A deleted account is gone" })).toBeDefined();
		expect(screen.queryByRole("link", { name: "Keep the receipt" })).toBeNull();
	});
	test("asks for the password in a dialog, and ends with the receipt", async () => {
		const { requests, history, leave } = await open({
			"DELETE /api/users/usr_1": () => {
				leave();
				return { body: RECEIPT };
			},
		});
		localStorage.setItem("attune:usr_1:draft:x", "a secret");
		fireEvent.click(screen.getByRole("button", { name: "Delete the account" }));
		const dialog = within(await screen.findByRole("alertdialog", { name: "Delete your account?" }));
		fireEvent.change(dialog.getByLabelText("Your password"), { target: { value: "a sentence" } });
		fireEvent.click(dialog.getByRole("button", { name: "Delete for good" }));
		await waitFor(() => expect(history.at(-1)).toBe("/deleted"));
		const receipt = within(await screen.findByRole("region", { name: "Receipt" }));
		expect(receipt.getByText("1,204")).toBeDefined();
		expect(receipt.queryByText("Insights")).toBeNull();
		expect(receipt.getByText(/Receipt del_1/)).toBeDefined();
		const kept = receipt.getByRole("link", { name: "Keep the receipt" });
		expect(kept.getAttribute("download")).toBe("attune-del_1.txt");
		expect(decodeURIComponent(kept.getAttribute("href") ?? "")).toContain("Messages: 1204");
		expect(requests.find(({ key }) => key.startsWith("DELETE"))?.body).toEqual({ password: "a sentence" });
		await waitFor(() => expect(localStorage.getItem("attune:usr_1:draft:x")).toBeNull());
	});

	test("with a wrong password says so at the field, and deletes nothing", async () => {
		const { history } = await open({
			"DELETE /api/users/usr_1": {
				status: 400,
				body: refusal("validation_failed", "That isn't your password.", "password"),
			},
		});
		fireEvent.click(screen.getByRole("button", { name: "Delete the account" }));
		const dialog = within(await screen.findByRole("alertdialog"));
		fireEvent.change(dialog.getByLabelText("Your password"), { target: { value: "no" } });
		fireEvent.click(dialog.getByRole("button", { name: "Delete for good" }));
		expect(await dialog.findByText("That isn't your password.")).toBeDefined();
		expect(history.at(-1)).toBe("/settings");
	});
});

test("turning off coaching by type is saved, and how the coach would talk is asked again", async () => {
	let asked = 0;
	const { requests } = await open({
		"GET /api/ai/interaction-profile/usr_1": () => {
			asked += 1;
			return { body: { style: "balanced-support", reasons: [`Reason ${asked}.`] } };
		},
		"PATCH /api/users/usr_1": { body: makeUser({ coachedByType: false }) },
	});
	expect(await screen.findByText(/Reason 1\./)).toBeDefined();
	fireEvent.click(
		card("How your coach talks").getByRole("switch", { name: "Let my type shape how my coach talks" }),
	);
	expect(await screen.findByText(/Reason 2\./)).toBeDefined();
	expect(requests.find(({ key }) => key.startsWith("PATCH"))?.body).toEqual({ coachedByType: false });
});
