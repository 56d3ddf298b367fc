import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, test, vi } from "vitest";
import type { Profile } from "#shared/schemas/profile.ts";
import type { User } from "#shared/schemas/users.ts";
import { fakeApi, makeUser } from "#web/test/fake-api.ts";
import { fakeSockets } from "#web/test/fake-socket.ts";
import { renderAt } from "#web/test/render.tsx";
import { MemberRoutes } from "./member-routes.tsx";

const PROFILE: Omit<Profile, "user"> = {
	maslowAnalysis: {
		currentLevel: "safety",
		levelScores: { physiological: 80, safety: 40, love: 100, esteem: 60, actualization: 80 },
		recommendations: ["Look at one bill.", "Tidy one shelf.", "Ask one question."],
	},
	letters: [
		{ dimension: "EI", letter: "I", chosen: 2, asked: 3 },
		{ dimension: "SN", letter: "N", chosen: 3, asked: 3 },
		{ dimension: "TF", letter: "F", chosen: 3, asked: 3 },
		{ dimension: "JP", letter: "P", chosen: 0, asked: 3 },
	],
	assessmentStreak: 1,
	totalAssessments: 3,
	lastAssessmentDate: "2026-11-20",
};

beforeEach(() => {
	fakeSockets();
	localStorage.clear();
	vi.spyOn(HTMLImageElement.prototype, "decode").mockResolvedValue(undefined);
});

function open(changes: Partial<User> = {}, answers: Parameters<typeof fakeApi>[0] = {}) {
	const user = makeUser({ mbtiType: "INFP", ...changes });
	const requests = fakeApi({
		"GET /api/profile/usr_1": { body: { user, ...PROFILE } },
		"GET /api/progress/usr_1": { body: { needs: [], mood: [] } },
		"GET /api/exercises/rated": { body: { runs: [] } },
		"GET /api/achievements/usr_1": { body: [] },
		"GET /api/assessments/": { body: [] },
		"GET /api/memory/": { body: { enabled: true, facts: [] } },
		"GET /api/ai/insights": { body: [] },
		"GET /api/scenes": { body: { scenes: [] } },
		"PATCH /api/users/usr_1": (body) => ({ body: { ...user, ...(body as Partial<User>) } }),
		...answers,
	});
	return { requests, history: renderAt("/profile", <MemberRoutes user={user} />) };
}

const card = (name: string) => screen.findByRole("region", { name });

describe("the personality type", () => {
	it("has its letters with how often each was chosen, what comes easily, what is hard, and what to try", async () => {
		open();
		const { getByText, getAllByRole } = within(await card("Your personality type"));
		expect(getByText("Chosen 2 of 3 times")).toBeDefined();
		expect(getByText("Your own choice")).toBeDefined();
		expect(getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
			"Comes easily",
			"Can be hard",
			"To try this week",
		]);
	});

	it("can be put right, letter by letter", async () => {
		const { requests } = open();
		const { getByText, getByRole } = within(await card("Your personality type"));
		fireEvent.click(getByText("One of these letters is wrong"));
		fireEvent.click(getByRole("radio", { name: /^E · Outward/ }));
		await waitFor(() =>
			expect(requests.find(({ key }) => key.startsWith("PATCH"))?.body).toEqual({ mbtiType: "ENFP" }),
		);
	});
});

describe("the needs", () => {
	it("have the present focus, their scores, and up to three recommendations", async () => {
		open();
		const { getByText, getByRole, getAllByText } = within(await card("Your needs"));
		expect(getByText(/^Your focus now:/).textContent).toContain("Safety and stability");
		const bars = within(getByRole("list", { name: "Your five needs" })).getAllByRole("listitem");
		expect(bars.map(({ textContent }) => textContent)).toEqual([
			"Body and rest80%",
			"Safety and stability Your focus40%",
			"Love and belonging100%",
			"Esteem and respect60%",
			"Growth and meaning80%",
		]);
		expect(getAllByText(/^(?:Look at|Tidy|Ask) one/)).toHaveLength(3);
		expect(getByText(/Nov 20, 2026/)).toBeDefined();
	});
});

describe("the cards of an assessment", () => {
	it.each([
		["without a type", { mbtiType: null }],
		["while the assessment is not completed", { assessmentCompleted: false }],
	])("are hidden %s, and the profile is not even asked for", async (_, changes) => {
		const { requests } = open(changes);
		await card("Account");
		expect(screen.queryByRole("region", { name: "Your personality type" })).toBeNull();
		expect(screen.queryByRole("region", { name: "Your needs" })).toBeNull();
		expect(requests.some(({ key }) => key.includes("/api/profile/"))).toBe(false);
	});

	it("say so when they cannot be loaded, with another try", async () => {
		let fails = true;
		open({}, { "GET /api/profile/usr_1": () => (fails ? { status: 500, body: {} } : { body: PROFILE }) });
		const text = await screen.findByText("Unable to load profile data. Please try again.");
		fails = false;
		fireEvent.click(within(text.parentElement as HTMLElement).getByRole("button"));
		expect(await card("Your needs")).toBeDefined();
	});
});

describe("the five traits", () => {
	it("are a way to the twenty questions until they are measured", async () => {
		open();
		const link = await screen.findByRole("link", { name: "Answer the questions" });
		expect(link.getAttribute("href")).toBe("/personality");
		expect(screen.queryByText("Emotional Stability")).toBeNull();
	});

	it("are percentages with emotional stability for what was measured as neuroticism", async () => {
		open({
			big5Openness: 75,
			big5Conscientiousness: 50,
			big5Extraversion: 10,
			big5Agreeableness: 60,
			big5Neuroticism: 30,
		});
		const traits = within(await card("Five traits, at a glance")).getAllByRole("listitem");
		expect(traits.map((each) => each.textContent?.match(/^\D+|\d+%/g)?.join(""))).toEqual([
			"OpennessHigher · 75%",
			"ConscientiousnessIn the middle · 50%",
			"ExtraversionLower · 10%",
			"AgreeablenessIn the middle · 60%",
			"Emotional StabilityHigher · 70%",
		]);
	});
});

describe("taking the assessment again", () => {
	const RESET = "POST /api/users/usr_1/reset-assessment";

	it("resets it, says so, and goes there", async () => {
		const { requests, history } = open({}, { [RESET]: { body: makeUser({ assessmentCompleted: false }) } });
		fireEvent.click(await screen.findByRole("button", { name: "Take it again" }));
		await waitFor(() => expect(history.at(-1)).toBe("/assessment"));
		expect(requests.filter(({ key }) => key === RESET)).toHaveLength(1);
		expect(await screen.findByText("Assessment Reset")).toBeDefined();
		expect(screen.getByText("You can now retake the questionnaire to update your profile.")).toBeDefined();
	});

	it("that fails says so, and stays", async () => {
		const { history } = open({}, { [RESET]: { status: 500, body: {} } });
		fireEvent.click(await screen.findByRole("button", { name: "Take it again" }));
		expect(await screen.findByText("Failed to reset assessment. Please try again.")).toBeDefined();
		expect(history.at(-1)).toBe("/profile");
	});
});

describe("the account", () => {
	it("shows username, email and personality type, and where one is", async () => {
		open({ country: "NL" });
		const { getByText } = within(await card("Account"));
		for (const text of ["mira", "mira@example.org", "INFP", "Lisbon, Europe"]) {
			expect(getByText(text)).toBeDefined();
		}
	});

	it("can be changed: name, phone, time zone and country", async () => {
		const { requests } = open();
		fireEvent.click(within(await card("Account")).getByRole("button", { name: "Change" }));
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
		await waitFor(() => expect(document.activeElement?.textContent).toBe("Change"));
	});

	it("refuses a number that is none, and keeps what was typed when it is not saved", async () => {
		open({}, { "PATCH /api/users/usr_1": { status: 500, body: {} } });
		fireEvent.click(within(await card("Account")).getByRole("button", { name: "Change" }));
		const phone = screen.getByLabelText(/^Phone number/) as HTMLInputElement;
		fireEvent.change(phone, { target: { value: "call me" } });
		fireEvent.click(screen.getByRole("button", { name: "Save" }));
		expect(await screen.findByText("Use digits, spaces and + ( ) . - only")).toBeDefined();
		fireEvent.change(phone, { target: { value: "12 34" } });
		fireEvent.click(screen.getByRole("button", { name: "Save" }));
		expect(await screen.findByText("It was not saved. Please try again.")).toBeDefined();
		expect(phone.value).toBe("12 34");
	});
});

test("every part of the page can be gone to from its beginning", async () => {
	open();
	const nav = within(await screen.findByRole("navigation", { name: "On this page" }));
	for (const link of nav.getAllByRole("link")) {
		const id = link.getAttribute("href")?.slice(1) ?? "";
		expect(document.getElementById(id)?.querySelector("section"), id).not.toBeNull();
	}
});
