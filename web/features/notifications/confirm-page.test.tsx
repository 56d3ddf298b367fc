import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { down, refusal } from "#web/test/answers.ts";
import { type Fake, fakeApi } from "#web/test/fake-api.ts";
import { changes } from "#web/test/notes.tsx";
import { renderAt } from "#web/test/render.tsx";
import { ConfirmPage } from "./confirm-page.tsx";

describe("the page that confirms an address", () => {
	const CONFIRM = "POST /api/auth/confirm";

	function come(hash: string, answer: Fake<typeof CONFIRM> = { body: { ok: true } }) {
		window.history.replaceState(null, "", `/confirm${hash}`);
		const requests = fakeApi({ "POST /api/auth/confirm": answer });
		renderAt("/confirm", <ConfirmPage />);
		return requests;
	}

	it("asks first, then confirms by a press, and keeps the key out of the address", async () => {
		const requests = come("#key");
		expect(window.location.hash).toBe("");
		expect(requests).toEqual([]);
		fireEvent.click(screen.getByRole("button", { name: "Yes, it's mine" }));
		expect(await screen.findByText("Address confirmed")).toBeDefined();
		expect(changes(requests)).toEqual([[CONFIRM, { token: "key" }]]);
	});

	it.each([
		["token_expired", "This link no longer works. Request a new one in your settings."],
		["email_taken", "An account with this email already exists."],
	] as const)(
		"says when the link works no more (%s), and offers a way on instead of another try",
		async (code, message) => {
			come("#old", refusal(code, message));
			fireEvent.click(screen.getByRole("button", { name: "Yes, it's mine" }));
			expect(await screen.findByText(message)).toBeDefined();
			expect(screen.getByRole("heading", { name: "This link doesn't work" })).toBeDefined();
			expect(screen.queryByRole("button")).toBeNull();
			expect(screen.getByRole("link", { name: "Go to notifications" })).toBeDefined();
		},
	);

	it("can be pressed again after a failure that may pass", async () => {
		come("#key", down());
		fireEvent.click(screen.getByRole("button", { name: "Yes, it's mine" }));
		expect(await screen.findByText("We couldn't confirm your address. Please try again.")).toBeDefined();
		expect(screen.getByRole<HTMLButtonElement>("button", { name: "Yes, it's mine" }).disabled).toBe(false);
	});

	it("has nothing to press without a key", () => {
		come("");
		expect(screen.queryByRole("button")).toBeNull();
		expect(screen.getByText(/^This link is incomplete/)).toBeDefined();
	});
});
