import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { EMPTY_PLAN } from "#shared/safety/help/plan-parts.ts";
import type { User } from "#shared/schemas/users.ts";
import { type SettingsPart, settingsPath } from "#web/lib/paths.ts";
import { personalNames, writePersonal } from "#web/lib/storage/personal-storage.ts";
import { down, makeCapabilities, makeInteraction, NOT_SIGNED_IN, refusal } from "#web/test/answers.ts";
import { fakeApi, makeUser } from "#web/test/fake-api.ts";
import { fakeSockets } from "#web/test/fake-socket.ts";
import { fill } from "#web/test/fill.ts";
import { renderAt } from "#web/test/render.tsx";
import { sitAt } from "#web/test/sit-at.ts";
import { aMoment } from "#web/test/time.ts";
import { Routes } from "../routes.tsx";

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

/** Opens a part of the settings, or with null their beginning. */
async function open(part: SettingsPart | null, answers: Answers = {}) {
	let user: User | null = makeUser();
	const requests = fakeApi({
		"GET /api/auth/me": () => (user ? { body: user } : NOT_SIGNED_IN),
		"GET /api/auth/sessions": { body: SESSIONS },
		"GET /api/capabilities": { body: makeCapabilities() },
		...answers,
	});
	const history = renderAt(part ? settingsPath(part) : "/settings", <Routes />);
	await screen.findByRole("heading", { level: 1 });
	return { requests, history, leave: () => (user = null) };
}

const card = (name: string) => within(screen.getByRole("region", { name }));

const PARTS: [part: SettingsPart, name: string, cards: string[]][] = [
	["account", "Account", ["Your details", "Email and username"]],
	["sign-in", "Sign-in", ["Your password", "Your devices"]],
	["notifications", "Notifications", ["Notifications are off"]],
	["coach", "Your coach", ["Who replies", "How your coach talks", "Memory"]],
	["appearance", "Appearance", ["Light or dark", "Scene and colours"]],
	[
		"data",
		"Privacy and data",
		[
			"Your health data",
			"Do the exercises help?",
			"What we store",
			"Export your data",
			"Delete your account",
		],
	],
	["safety-plan", "Your safety plan", []],
];

const list = () => within(screen.getByRole("navigation", { name: "Settings" }));
const current = () =>
	list()
		.getAllByRole("link")
		.filter((link) => link.getAttribute("aria-current") === "page")
		.map((link) => link.getAttribute("href"));

test.each(PARTS)(
	"%s is a part of its own, named by its heading and in the title",
	async (part, name, cards) => {
		sitAt("a desk");
		await open(part, { "GET /api/safety/plan/:userId": { body: EMPTY_PLAN } });
		expect(await screen.findByRole("heading", { level: 1, name })).toBeDefined();
		expect(document.title).toBe(`${name} · Settings · Attune`);
		expect(current()).toEqual([settingsPath(part)]);
		for (const card of cards) {
			expect(screen.getByRole("region", { name: card })).toBeDefined();
		}
	},
);

test("on a phone the settings begin with the list of parts, and each part leads back to it", async () => {
	sitAt("a phone");
	const { history } = await open(null);
	expect(screen.getByRole("heading", { level: 1, name: "Settings" })).toBeDefined();
	expect(list().getAllByRole("link")).toHaveLength(PARTS.length);
	fireEvent.click(list().getByRole("link", { name: /^Appearance/ }));
	const heading = await screen.findByRole("heading", { level: 1, name: "Appearance" });
	await waitFor(() => expect(document.activeElement).toBe(heading));
	expect(screen.queryByRole("navigation", { name: "Settings" })).toBeNull();
	fireEvent.click(screen.getByRole("link", { name: "Back to settings" }));
	await waitFor(() => expect(history.at(-1)).toBe("/settings"));
});

test("at a desk they begin with the first part, beside the list", async () => {
	sitAt("a desk");
	await open(null);
	expect(screen.getByRole("heading", { level: 1, name: "Account" })).toBeDefined();
	expect(current()).toEqual(["/settings/account"]);
	fireEvent.click(list().getByRole("link", { name: /^Sign-in/ }));
	const heading = await screen.findByRole("heading", { level: 1, name: "Sign-in" });
	await waitFor(() => expect(document.activeElement).toBe(heading));
});

test("a part that there isn't is not found", async () => {
	await open(null);
	cleanup();
	renderAt("/settings/nothing", <Routes />);
	expect(await screen.findByRole("heading", { name: "404 Page Not Found" })).toBeDefined();
});

test("the plan's earlier address leads to its part", async () => {
	fakeApi({ "GET /api/auth/me": { body: makeUser() }, "GET /api/safety/plan/:userId": { body: EMPTY_PLAN } });
	const history = renderAt("/safety-plan", <Routes />);
	await waitFor(() => expect(history.at(-1)).toBe("/settings/safety-plan"));
});

test("what we store is listed with where and how long, and the pages about it are a press away", async () => {
	await open("data");
	expect(card("What we store").getByText("When you usually use Attune")).toBeDefined();
	expect(card("What we store").getByText(/^56 days. Older entries/)).toBeDefined();
	const privacy = card("What we store").getByRole("link", { name: "Privacy, in plain words" });
	expect(privacy.getAttribute("href")).toBe("/privacy");
});

test("light or dark is chosen at once, and goes back when it couldn't be saved", async () => {
	let fails = false;
	const { requests } = await open("appearance", {
		"PATCH /api/users/:userId": (body) => (fails ? down() : { body: makeUser(body as Partial<User>) }),
	});
	fireEvent.click(screen.getByRole("radio", { name: /^Dark/ }));
	await waitFor(() => expect(document.documentElement.dataset.theme).toBe("dark"));
	expect(requests.find(({ key }) => key.startsWith("PATCH"))?.body).toEqual({ theme: "dark" });
	fails = true;
	fireEvent.click(screen.getByRole("radio", { name: /^Light/ }));
	expect(await screen.findByText("We couldn't save your choice. Please try again.")).toBeDefined();
	expect(screen.getByRole<HTMLInputElement>("radio", { name: /^Dark/ }).checked).toBe(true);
});

describe("the password", () => {
	test("hides passwords, and lets managers fill and people paste them", async () => {
		await open("sign-in");
		fireEvent.click(screen.getByRole("button", { name: "Change password" }));
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
		const { requests } = await open("sign-in", { "POST /api/auth/password": { body: { ok: true } } });
		fireEvent.click(screen.getByRole("button", { name: "Change password" }));
		fill("Current password", "an old sentence");
		fill("New password", "a new sentence");
		fireEvent.click(screen.getByRole("button", { name: "Save new password" }));
		await waitFor(() =>
			expect(document.activeElement).toBe(screen.getByRole("button", { name: "Change password" })),
		);
		expect(requests.find(({ key }) => key === "POST /api/auth/password")?.body).toEqual({
			currentPassword: "an old sentence",
			newPassword: "a new sentence",
		});
		expect(screen.getByText(/^Password changed\./)).toBeDefined();
	});

	test("that is wrong is said at its field, and what was typed stays", async () => {
		const message = "That isn't your password. Check it and try again.";
		await open("sign-in", {
			"POST /api/auth/password": refusal("validation_failed", message, { path: "currentPassword" }),
		});
		fireEvent.click(screen.getByRole("button", { name: "Change password" }));
		fill("Current password", "wrong");
		fill("New password", "a new sentence");
		fireEvent.click(screen.getByRole("button", { name: "Save new password" }));
		expect(await screen.findByText(message)).toBeDefined();
		expect(screen.getByLabelText("Current password").getAttribute("aria-invalid")).toBe("true");
		expect(screen.getByLabelText<HTMLInputElement>("New password").value).toBe("a new sentence");
	});

	test("tried too often counts down to the next try, and keeps what was typed", async () => {
		await open("sign-in", {
			"POST /api/auth/password": refusal(
				"rate_limited",
				"Too many attempts. Wait a few minutes and try again.",
				{
					retryAfter: 2,
				},
			),
		});
		fireEvent.click(screen.getByRole("button", { name: "Change password" }));
		fill("Current password", "an old sentence");
		fill("New password", "a new sentence");
		fireEvent.click(screen.getByRole("button", { name: "Save new password" }));
		const waiting = await screen.findByRole<HTMLButtonElement>("button", { name: "Try again in 2 s" });
		expect(waiting.disabled).toBe(true);
		expect(screen.getByText("Too many attempts. Wait a few minutes and try again.")).toBeDefined();
		const again = await screen.findByRole<HTMLButtonElement>(
			"button",
			{ name: "Save new password" },
			{ timeout: 4_000 },
		);
		expect(again.disabled).toBe(false);
		expect(screen.getByLabelText<HTMLInputElement>("New password").value).toBe("a new sentence");
	});
});

describe("your details", () => {
	const change = async () => {
		fireEvent.click(await screen.findByRole("button", { name: "Change details" }));
	};

	test("show the name, the phone number, and where one is", async () => {
		await open("account");
		for (const text of ["Not set", "Lisbon, Europe"]) {
			expect(card("Your details").getByText(text)).toBeDefined();
		}
	});

	test("can be changed: name, phone, time zone and country", async () => {
		const { requests } = await open("account", {
			"PATCH /api/users/:userId": (body) => ({ body: makeUser(body as Partial<User>) }),
		});
		await change();
		const type = (label: RegExp, value: string) =>
			fireEvent.change(screen.getByLabelText(label), { target: { value } });
		type(/^First name/, "Mirabel");
		type(/^Phone number/, "+31 20 123");
		type(/^Time zone/, "Asia/Tokyo");
		type(/^Country/, "NL");
		fireEvent.click(screen.getByRole("button", { name: "Save" }));
		await waitFor(() =>
			expect(requests.find(({ key }) => key.startsWith("PATCH"))?.body).toEqual({
				firstName: "Mirabel",
				lastName: "",
				phoneNumber: "+31 20 123",
				timeZone: "Asia/Tokyo",
				country: "NL",
			}),
		);
		await waitFor(() => expect(document.activeElement?.textContent).toBe("Change details"));
		expect(card("Your details").getByText("Saved")).toBeDefined();
	});

	test("refuse a number that is none, and keep what was typed when it is not saved", async () => {
		await open("account", { "PATCH /api/users/:userId": down() });
		await change();
		const phone = screen.getByLabelText(/^Phone number/) as HTMLInputElement;
		fireEvent.change(phone, { target: { value: "call me" } });
		fireEvent.click(screen.getByRole("button", { name: "Save" }));
		expect(await screen.findByText("Use digits, spaces and + ( ) . - only")).toBeDefined();
		fireEvent.change(phone, { target: { value: "12 34" } });
		fireEvent.click(screen.getByRole("button", { name: "Save" }));
		expect(await screen.findByText("We couldn't save that. Please try again.")).toBeDefined();
		expect(phone.value).toBe("12 34");
	});
});

test("another address is asked first: the page says where the link went", async () => {
	const { requests } = await open("account", { "POST /api/auth/email": { body: { ok: true } } });
	fireEvent.click(screen.getByRole("button", { name: "Change email" }));
	fill("New address", "New@Example.org");
	fill("Your password", "a sentence");
	fireEvent.click(screen.getByRole("button", { name: "Send link" }));
	expect(await screen.findByText("new@example.org")).toBeDefined();
	expect(screen.getByText("mira@example.org")).toBeDefined();
	expect(requests.at(-1)?.body).toEqual({ newEmail: "new@example.org", password: "a sentence" });
});

test("a username that is taken is said at its field; a free one is shown", async () => {
	let isTaken = true;
	await open("account", {
		"PATCH /api/users/:userId": () =>
			isTaken
				? refusal("username_taken", "That username is taken.", { path: "username" })
				: { body: makeUser({ username: "mira2" }) },
	});
	fireEvent.click(screen.getByRole("button", { name: "Change username" }));
	fill("New username", "mira2");
	fireEvent.click(screen.getByRole("button", { name: "Save" }));
	expect(await screen.findByText("That username is taken.")).toBeDefined();
	isTaken = false;
	fireEvent.click(screen.getByRole("button", { name: "Save" }));
	expect(await card("Email and username").findByText("mira2")).toBeDefined();
});

describe("where one is signed in", () => {
	test("is listed with device and days; this one is marked, the others can be ended", async () => {
		const { requests } = await open("sign-in", { "DELETE /api/auth/sessions/:id": { body: { ok: true } } });
		expect(await screen.findByText("Firefox on Linux")).toBeDefined();
		expect(screen.getByText("This device")).toBeDefined();
		// To the minute: two devices of one day can be told apart.
		expect(screen.getAllByText(/^Signed in .+\d:\d\d [AP]M$/).length).toBeGreaterThan(1);
		expect(screen.queryByRole("button", { name: "Sign out Firefox on Linux" })).toBeNull();
		fireEvent.click(screen.getByRole("button", { name: "Sign out Safari on iPhone" }));
		await waitFor(() => expect(screen.queryByText("Safari on iPhone")).toBeNull());
		expect(requests.some(({ key }) => key === "DELETE /api/auth/sessions/two")).toBe(true);
	});

	test("that cannot be loaded says so, and can be tried again", async () => {
		let isDown = true;
		await open("sign-in", {
			"GET /api/auth/sessions": () => (isDown ? down() : { body: SESSIONS }),
		});
		expect(await screen.findByText("We couldn't load your devices.")).toBeDefined();
		isDown = false;
		fireEvent.click(screen.getByRole("button", { name: "Try again" }));
		expect(await screen.findByText("Safari on iPhone")).toBeDefined();
	});

	test("everywhere at once asks once more, and leads to signing in", async () => {
		const { requests, history, leave } = await open("sign-in", {
			"POST /api/auth/signout-everywhere": () => {
				leave();
				return { body: { ok: true } };
			},
		});
		writePersonal("usr_1", "draft:cnv_1", "half a thought");
		fireEvent.click(screen.getByRole("button", { name: "Sign out on all devices" }));
		await aMoment();
		expect(requests.some(({ key }) => key.startsWith("POST"))).toBe(false);
		fireEvent.click(screen.getByRole("button", { name: "Sign out on all devices" }));
		await waitFor(() => expect(history.at(-1)).toBe("/signin"));
		await waitFor(() => expect(personalNames("usr_1", "")).toEqual([]));
	});
});

describe("taking it along", () => {
	test("hands the file to the browser", async () => {
		const { requests } = await open("data", { "GET /api/users/:userId/export": { body: "<html></html>" } });
		const clicked = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
		fireEvent.click(screen.getByRole("button", { name: "Web page (HTML)" }));
		await waitFor(() => expect(clicked).toHaveBeenCalledOnce());
		const link = clicked.mock.contexts[0] as HTMLAnchorElement;
		expect(link.download).toMatch(/^attune-\d{4}-\d\d-\d\d\.html$/);
		expect(requests.some(({ key }) => key.endsWith("export?format=html"))).toBe(true);
	});

	test("that fails says why", async () => {
		await open("data", {
			"GET /api/users/:userId/export": refusal("rate_limited", "Wait a little."),
		});
		fireEvent.click(screen.getByRole("button", { name: "Data file (JSON)" }));
		expect(await screen.findByText(/^We couldn't create your export\. Wait a little\.$/)).toBeDefined();
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
		expect(await screen.findByRole("heading", { name: "No receipt to show" })).toBeDefined();
		expect(screen.queryByRole("link", { name: "Save receipt" })).toBeNull();
	});
	test("asks for the password in a dialog, and ends with the receipt", async () => {
		const { requests, history, leave } = await open("data", {
			"DELETE /api/users/:userId": () => {
				leave();
				return { body: RECEIPT };
			},
		});
		localStorage.setItem("attune:usr_1:draft:x", "a secret");
		fireEvent.click(screen.getByRole("button", { name: "Delete account" }));
		const dialog = within(await screen.findByRole("alertdialog", { name: "Delete your account?" }));
		fireEvent.change(dialog.getByLabelText("Your password"), { target: { value: "a sentence" } });
		fireEvent.click(dialog.getByRole("button", { name: "Delete my account" }));
		await waitFor(() => expect(history.at(-1)).toBe("/deleted"));
		const receipt = within(await screen.findByRole("region", { name: "Receipt" }));
		expect(receipt.getByText("1,204")).toBeDefined();
		expect(receipt.queryByText("Insights")).toBeNull();
		expect(receipt.getByText(/Receipt del_1/)).toBeDefined();
		const kept = receipt.getByRole("link", { name: "Save receipt" });
		expect(kept.getAttribute("download")).toBe("attune-del_1.txt");
		expect(decodeURIComponent(kept.getAttribute("href") ?? "")).toContain("Messages: 1204");
		expect(requests.find(({ key }) => key.startsWith("DELETE"))?.body).toEqual({ password: "a sentence" });
		await waitFor(() => expect(localStorage.getItem("attune:usr_1:draft:x")).toBeNull());
	});

	test("with a wrong password says so at the field, and deletes nothing", async () => {
		const { history } = await open("data", {
			"DELETE /api/users/:userId": refusal("validation_failed", "That isn't your password.", {
				path: "password",
			}),
		});
		fireEvent.click(screen.getByRole("button", { name: "Delete account" }));
		const dialog = within(await screen.findByRole("alertdialog"));
		fireEvent.change(dialog.getByLabelText("Your password"), { target: { value: "no" } });
		fireEvent.click(dialog.getByRole("button", { name: "Delete my account" }));
		expect(await dialog.findByText("That isn't your password.")).toBeDefined();
		expect(history.at(-1)).toBe("/settings/data");
	});
});

test("turning off coaching by type is saved, and how the coach would talk is asked again", async () => {
	let asked = 0;
	const { requests } = await open("coach", {
		"GET /api/ai/interaction-profile/:userId": () => {
			asked += 1;
			return { body: makeInteraction({ reasons: [`Reason ${asked}.`] }) };
		},
		"PATCH /api/users/:userId": { body: makeUser({ coachedByType: false }) },
	});
	expect(await screen.findByText(/Reason 1\./)).toBeDefined();
	fireEvent.click(
		card("How your coach talks").getByRole("switch", { name: "Let my type shape how my coach talks" }),
	);
	expect(await screen.findByText(/Reason 2\./)).toBeDefined();
	expect(requests.find(({ key }) => key.startsWith("PATCH"))?.body).toEqual({ coachedByType: false });
});
