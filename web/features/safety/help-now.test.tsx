import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, test } from "vitest";
import type { User } from "#shared/schemas/users.ts";
import { keepFoundCountry } from "#web/lib/storage/kept-country.ts";
import { down } from "#web/test/answers.ts";
import { fakeApi, makeUser } from "#web/test/fake-api.ts";
import { renderAt } from "#web/test/render.tsx";
import { HelpNow } from "./components/help-now.tsx";

beforeEach(() => localStorage.clear());

type Answers = Parameters<typeof fakeApi>[0];

async function open(user: User | null, edge: string | null, more: Answers = {}) {
	const requests = fakeApi({
		"GET /api/safety/resources": { body: { country: edge, emergency: null, lines: [] } },
		...more,
	});
	renderAt("/", <HelpNow user={user} />);
	await waitFor(() => expect(requests.some(({ key }) => key === "GET /api/safety/resources")).toBe(true));
	fireEvent.click(screen.getByRole("button", { name: "Get help now" }));
	return { requests, dialog: within(await screen.findByRole("dialog", { name: "Talk to a person now" })) };
}

type Dialog = Awaited<ReturnType<typeof open>>["dialog"];

const links = (dialog: Dialog) => dialog.getAllByRole("link").map((link) => link.getAttribute("href"));

test("a visitor sees the lines of where the edge sees them", async () => {
	const { dialog, requests } = await open(null, "NL");
	expect(await dialog.findByRole("link", { name: /Call 113/ })).toBeDefined();
	expect(links(dialog)).toContain("tel:112");
	expect(dialog.queryByText("Your safety plan")).toBeNull();
	expect(requests.filter(({ key }) => key.startsWith("POST"))).toEqual([]);
});

test("the browser's Back closes help with the page that it was opened on", async () => {
	await open(makeUser({ country: "GB" }), null);
	fireEvent(window, new PopStateEvent("popstate"));
	await waitFor(() => expect(screen.queryByRole("dialog", { name: "Talk to a person now" })).toBeNull());
});

// spec: S.59
test("the crisis lines come first, then the other lines under their headings", async () => {
	const { dialog } = await open(makeUser({ country: "GB" }), null);
	expect(links(dialog)[0]).toBe("tel:116123");
	expect(dialog.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
		"Abuse or violence",
		"Sexual assault",
		"Eating",
		"Children and young people",
		"If you're afraid you may hurt someone",
	]);
	expect(dialog.getByRole("link", { name: /Call 0800 1111/ }).getAttribute("href")).toBe("tel:08001111");
	expect(dialog.getByRole("link", { name: /Men's Advice Line, for men/ })).toBeDefined();
});

test("a country without a line of a kind has no heading for it", async () => {
	const { dialog } = await open(makeUser({ country: "ES" }), null);
	expect(dialog.queryByRole("heading", { name: "Eating" })).toBeNull();
	expect(dialog.getAllByRole("link", { name: /Call 016/ })).toHaveLength(2);
});

// spec: S.54
test("the person's own country goes before the edge's", async () => {
	const { dialog } = await open(makeUser({ country: "GB" }), "US");
	expect(dialog.getByRole("link", { name: /Call 116 123/ })).toBeDefined();
	expect(links(dialog)).not.toContain("tel:911");
	expect(dialog.getByRole("link", { name: "Your safety plan" }).getAttribute("href")).toBe(
		"/settings/safety-plan",
	);
});

// spec: S.61
test("where nothing is known of the country, no emergency number is guessed", async () => {
	const { dialog } = await open(null, null);
	expect(links(dialog).filter((href) => href?.startsWith("tel:"))).toEqual([]);
	expect(dialog.getByRole("link", { name: /Find a line anywhere/ })).toBeDefined();
});

test("with no server the country it was last seen in is shown, and a choice is kept all the same", async () => {
	keepFoundCountry("IE");
	const { dialog } = await open(makeUser(), null, {
		"GET /api/safety/resources": down(),
		"PATCH /api/users/:userId": down(),
	});
	expect(links(dialog)).toContain("tel:112");
	fireEvent.change(dialog.getByLabelText("Help lines for"), { target: { value: "AU" } });
	expect(await dialog.findByRole("link", { name: /Call 13 11 14/ })).toBeDefined();
	expect(links(dialog)).not.toContain("tel:112");
});

test("a country chosen before it is known who is here is kept with the account once it is", async () => {
	const requests = fakeApi({
		"GET /api/safety/resources": { body: { country: null, emergency: null, lines: [] } },
		"PATCH /api/users/:userId": { body: makeUser({ country: "DE" }) },
	});
	function Late() {
		const [user, setUser] = useState<User | null>(null);
		return (
			<>
				<button type="button" onClick={() => setUser(makeUser())}>
					Load
				</button>
				<HelpNow user={user} />
			</>
		);
	}
	renderAt("/", <Late />);
	fireEvent.click(screen.getByRole("button", { name: "Get help now" }));
	const dialog = within(await screen.findByRole("dialog", { name: "Talk to a person now" }));
	fireEvent.change(dialog.getByLabelText("Help lines for"), { target: { value: "DE" } });
	fireEvent.click(screen.getByRole("button", { name: "Load", hidden: true }));
	await waitFor(() =>
		expect(requests).toContainEqual({ key: "PATCH /api/users/usr_1", body: { country: "DE" } }),
	);
});

test("that it was opened and a line was used is noted for somebody signed in, without a word of anything else", async () => {
	const { dialog, requests } = await open(makeUser({ country: "GB" }), null);
	fireEvent.click(dialog.getByRole("link", { name: /Call 116 123/ }));
	await waitFor(() =>
		expect(requests.filter(({ key }) => key.includes("feedback")).map(({ body }) => body)).toEqual([
			{ kind: "panel_opened" },
			{ kind: "line_used" },
		]),
	);
});
