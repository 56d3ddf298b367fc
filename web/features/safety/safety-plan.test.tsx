import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { EMPTY_PLAN } from "#shared/safety/help/plan-parts.ts";
import { anyCachedSafetyPlan, cacheSafetyPlan } from "#web/lib/storage/cached-safety-plan.ts";
import { writePersonal } from "#web/lib/storage/personal-storage.ts";
import { down } from "#web/test/answers.ts";
import { fakeApi, makeUser } from "#web/test/fake-api.ts";
import { renderAt } from "#web/test/render.tsx";
import { SafetyPlanPart } from "./safety-plan-part.tsx";

const WRITTEN = { ...EMPTY_PLAN, people: "Ana" };
const SIGNS = "Signs that a crisis may be coming";

beforeEach(() => localStorage.clear());

function show(answers: Parameters<typeof fakeApi>[0] = {}) {
	const requests = fakeApi({
		"GET /api/safety/plan/:userId": { body: WRITTEN },
		"PUT /api/safety/plan/:userId": { body: WRITTEN },
		...answers,
	});
	renderAt("/safety-plan", <SafetyPlanPart user={makeUser()} />);
	return requests;
}

const saves = (requests: ReturnType<typeof fakeApi>) =>
	requests.filter(({ key }) => key.startsWith("PUT")).map(({ body }) => body);

async function write(label: string, words: string): Promise<void> {
	const part = await screen.findByLabelText(label);
	fireEvent.change(part, { target: { value: words } });
	fireEvent.blur(part);
}

// spec: S.63
test("only what was written is sent, so that another tab's words stay", async () => {
	const requests = show();
	await write(SIGNS, "I stop answering");
	expect(await screen.findByText("Saved")).toBeDefined();
	expect(saves(requests)).toEqual([{ warningSigns: "I stop answering" }]);
	expect((screen.getByLabelText("People I can ask for help") as HTMLTextAreaElement).value).toBe("Ana");
});

test("it saves after a pause, without leaving the field", async () => {
	const requests = show();
	fireEvent.change(await screen.findByLabelText(SIGNS), { target: { value: "Quiet" } });
	expect(saves(requests)).toEqual([]);
	await waitFor(() => expect(saves(requests)).toEqual([{ warningSigns: "Quiet" }]), { timeout: 2_000 });
});

test("a part that is too long says how much to take away, and holds up no other", async () => {
	const requests = show();
	await write(SIGNS, "x".repeat(2_003));
	expect(screen.getByRole("alert").textContent).toContain("Remove 3 to save it");
	await write("Things I can do by myself", "A walk");
	expect(await screen.findByText("Saved, except the part that's too long.")).toBeDefined();
	expect(saves(requests)).toEqual([{ copingAlone: "A walk" }]);
	await write(SIGNS, "x".repeat(2_000));
	await waitFor(() => expect(saves(requests)).toHaveLength(2));
});

// spec: S.63
test("what could not be saved is said, kept, and sent on the next visit", async () => {
	const requests = show({ "PUT /api/safety/plan/:userId": down() });
	await write(SIGNS, "I stop answering");
	expect(await screen.findByText(/Not saved yet\. We've kept it in this browser/)).toBeDefined();
	expect(saves(requests)).toHaveLength(1);
	document.body.replaceChildren();
	const later = show();
	await waitFor(() => expect(saves(later)).toEqual([{ warningSigns: "I stop answering" }]));
	const [part] = screen.getAllByLabelText(SIGNS) as HTMLTextAreaElement[];
	expect(part?.value).toBe("I stop answering");
});

test("with no server the copy in this browser is shown", async () => {
	cacheSafetyPlan("usr_1", WRITTEN);
	show({ "GET /api/safety/plan/:userId": down() });
	const people = (await screen.findByLabelText("People I can ask for help")) as HTMLTextAreaElement;
	expect(people.value).toBe("Ana");
});

test("a plan that does not load can be asked for again", async () => {
	let tries = 0;
	show({
		"GET /api/safety/plan/:userId": () => {
			tries += 1;
			return tries < 2 ? down() : { body: WRITTEN };
		},
	});
	fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
	expect(await screen.findByLabelText(SIGNS)).toBeDefined();
});

test("what another tab wrote meanwhile is taken over, and kept for when there is no network", async () => {
	const elsewhere = { ...WRITTEN, professionals: "Dr Rao", warningSigns: "Quiet" };
	show({ "PUT /api/safety/plan/:userId": { body: elsewhere } });
	await write(SIGNS, "Quiet");
	await waitFor(() =>
		expect((screen.getByLabelText("Professionals and services") as HTMLTextAreaElement).value).toBe("Dr Rao"),
	);
	expect(anyCachedSafetyPlan()).toMatchObject({
		professionals: "Dr Rao",
		warningSigns: "Quiet",
		people: "Ana",
	});
});

test("a plan that nobody may read is not shown for words that still wait to be saved", () => {
	writePersonal("usr_1", "unsent:safety-plan", JSON.stringify({ people: "a secret" }));
	expect(anyCachedSafetyPlan()).toBeNull();
});
