import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { carryTalk, readCarried } from "#web/lib/storage/carried-talk.ts";
import { down } from "#web/test/answers.ts";
import { fakeApi, makeUser } from "#web/test/fake-api.ts";
import { renderAt } from "#web/test/render.tsx";
import { CarriedLine } from "./carried-line.tsx";

const TURN = { said: "I dread Mondays", tried: { message: "Hm.", help: null, isGrave: false, choices: [] } };

test("is nothing where nothing is carried", () => {
	renderAt("/dashboard", <CarriedLine user={makeUser()} />);
	expect(screen.queryByRole("button")).toBeNull();
});

test("adds the words when pressed, and leads to them", async () => {
	carryTalk([TURN]);
	const requests = fakeApi({ "POST /api/try/keep": { body: { conversationId: "cnv_7" } } });
	const history = renderAt("/dashboard", <CarriedLine user={makeUser()} />);
	const add = await screen.findByRole("button", { name: "Add it to my chat" });
	expect(requests).toEqual([]);
	fireEvent.click(add);
	await waitFor(() => expect(history.at(-1)).toBe("/c/cnv_7"));
	expect(readCarried()).toBeNull();
});

test("of a newcomer stays on the page and says that it's done", async () => {
	carryTalk([TURN]);
	fakeApi({ "POST /api/try/keep": { body: { conversationId: "cnv_7" } } });
	const history = renderAt("/onboarding", <CarriedLine user={makeUser({ onboardingCompleted: false })} />);
	fireEvent.click(await screen.findByRole("button", { name: "Add it to my chat" }));
	expect((await screen.findByRole("status")).textContent).toContain("We added your conversation");
	expect(history.at(-1)).toBe("/onboarding");
});

test("that fails says so in place, keeps the words and can be tried again", async () => {
	carryTalk([TURN]);
	fakeApi({ "POST /api/try/keep": down() });
	renderAt("/dashboard", <CarriedLine user={makeUser()} />);
	fireEvent.click(await screen.findByRole("button", { name: "Add it to my chat" }));
	expect((await screen.findByRole("alert")).textContent).toContain("It's still here");
	expect(readCarried()?.turns).toEqual([TURN]);
	const requests = fakeApi({ "POST /api/try/keep": { body: { conversationId: "cnv_7" } } });
	fireEvent.click(screen.getByRole("button", { name: "Add it to my chat" }));
	await waitFor(() => expect(requests).toHaveLength(1));
});

test("that is left out is forgotten", async () => {
	carryTalk([TURN]);
	const requests = fakeApi({});
	renderAt("/dashboard", <CarriedLine user={makeUser()} />);
	fireEvent.click(await screen.findByRole("button", { name: "Leave it out" }));
	expect(screen.getByRole("status").textContent).toBe("We left it out and deleted it here.");
	expect(readCarried()).toBeNull();
	expect(requests).toEqual([]);
});
