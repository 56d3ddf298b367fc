import { skipToken, useQuery } from "@tanstack/react-query";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, describe, expect, it, test, vi } from "vitest";
import type { Profile } from "#shared/schemas/profile.ts";
import type { User } from "#shared/schemas/users.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";
import { down } from "#web/test/answers.ts";
import { fakeApi, makeUser } from "#web/test/fake-api.ts";
import { fakeSockets } from "#web/test/fake-socket.ts";
import { renderAt } from "#web/test/render.tsx";
import { MemberRoutes } from "../member-routes.tsx";

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

function open(
	changes: Partial<User> = {},
	answers: Parameters<typeof fakeApi>[0] = {},
	beside: ReactNode = null,
) {
	const user = makeUser({ mbtiType: "INFP", ...changes });
	const requests = fakeApi({
		"GET /api/profile/:userId": { body: { user, ...PROFILE } },
		"GET /api/progress/:userId": { body: { needs: [], mood: [] } },
		"GET /api/exercises/rated": { body: { runs: [] } },
		"GET /api/achievements/:userId": { body: [] },
		"GET /api/assessments/:userId": { body: [] },
		"GET /api/memory/:userId": { body: { enabled: true, facts: [] } },
		"GET /api/ai/insights": { body: [] },
		"GET /api/scenes": { body: { scenes: [] } },
		"PATCH /api/users/:userId": (body) => ({ body: { ...user, ...(body as Partial<User>) } }),
		...answers,
	});
	const page = (
		<>
			<MemberRoutes user={user} />
			{beside}
		</>
	);
	return { requests, history: renderAt("/profile", page) };
}

const card = (name: string) => screen.findByRole("region", { name });

describe("the personality type", () => {
	// spec: 2.188, 2.189
	it("has its letters, what comes easily, what to try, and what can be hard", async () => {
		open();
		const { getByText, getAllByRole } = within(await card("Your personality type"));
		expect(getByText("INFP")).toBeDefined();
		expect(getByText("Inward · Imaginative · Heartfelt · Open")).toBeDefined();
		expect(getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
			"Comes easily",
			"To try this week",
		]);
		expect(getByText("What can be hard")).toBeDefined();
	});

	it("can be corrected, letter by letter, each with how often it was chosen", async () => {
		const { requests } = open();
		fireEvent.click(
			within(await card("Your personality type")).getByRole("button", { name: "Correct a letter" }),
		);
		expect(screen.getByText("E or I · Chosen 2 of 3 times")).toBeDefined();
		expect(screen.getByText("J or P · Your own choice")).toBeDefined();
		fireEvent.click(screen.getByRole("radio", { name: /^E · Outward/ }));
		await waitFor(() =>
			expect(requests.find(({ key }) => key.startsWith("PATCH"))?.body).toEqual({ mbtiType: "ENFP" }),
		);
	});
});

describe("the needs", () => {
	// spec: 2.195, 2.196, 2.197
	it("have the present focus, their scores, and up to three recommendations", async () => {
		open();
		const { getByText, getByRole, getAllByText } = within(await card("Your needs"));
		expect(getByText("Focus: Safety and stability")).toBeDefined();
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
	// spec: 2.202, 2.203
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

	// spec: 8.30
	it("say so when they cannot be loaded, with another try", async () => {
		let fails = true;
		open(
			{},
			{ "GET /api/profile/:userId": () => (fails ? down() : { body: { user: makeUser(), ...PROFILE } }) },
		);
		const text = await screen.findByText("Unable to load profile data. Please try again.");
		fails = false;
		fireEvent.click(within(text.parentElement as HTMLElement).getByRole("button"));
		expect(await card("Your needs")).toBeDefined();
	});
});

describe("the five traits", () => {
	// spec: 2.194
	it("are a way to the twenty questions until they are measured", async () => {
		open();
		const link = await screen.findByRole("link", { name: "Answer the questions" });
		expect(link.getAttribute("href")).toBe("/personality");
		expect(screen.queryByText("Emotional Stability")).toBeNull();
	});

	// spec: 2.191, 2.193
	it("are percentages with emotional stability for what was measured as neuroticism", async () => {
		open({
			big5Openness: 75,
			big5Conscientiousness: 50,
			big5Extraversion: 10,
			big5Agreeableness: 60,
			big5Neuroticism: 30,
		});
		const traits = within(await card("Your five traits")).getAllByRole("listitem");
		expect(traits.slice(0, 5).map(({ textContent }) => textContent)).toEqual([
			"Openness75%",
			"Conscientiousness50%",
			"Extraversion10%",
			"Agreeableness60%",
			"Emotional Stability70%",
		]);
		expect(traits[5]?.textContent).toMatch(/^Openness · Higher/);
	});
});

describe("taking the assessment again", () => {
	const RESET = "POST /api/users/usr_1/reset-assessment";

	// spec: 2.186, 4.75, 8.48
	it("resets it, says so, and goes there", async () => {
		const { requests, history } = open(
			{},
			{ "POST /api/users/:userId/reset-assessment": { body: makeUser({ assessmentCompleted: false }) } },
		);
		fireEvent.click(await screen.findByRole("button", { name: "Retake the assessment" }));
		await waitFor(() => expect(history.at(-1)).toBe("/assessment"));
		expect(requests.filter(({ key }) => key === RESET)).toHaveLength(1);
		expect(await screen.findByText("Assessment Reset")).toBeDefined();
		expect(screen.getByText("You can now retake the questionnaire to update your profile.")).toBeDefined();
	});

	// spec: 4.75
	it("is known to every page without asking the server again", async () => {
		const reset = makeUser({ assessmentCompleted: false });
		const kept: (User | undefined)[] = [];
		function Kept() {
			kept.push(useQuery<User>({ queryKey: queryKeys.me, queryFn: skipToken }).data);
			return null;
		}
		open({}, { "POST /api/users/:userId/reset-assessment": { body: reset } }, <Kept />);
		fireEvent.click(await screen.findByRole("button", { name: "Retake the assessment" }));
		await waitFor(() => expect(kept.at(-1)).toEqual(reset));
	});

	// spec: 8.29
	it("that fails says so, and stays", async () => {
		const { history } = open({}, { "POST /api/users/:userId/reset-assessment": down() });
		fireEvent.click(await screen.findByRole("button", { name: "Retake the assessment" }));
		expect(await screen.findByText("Failed to reset assessment. Please try again.")).toBeDefined();
		expect(history.at(-1)).toBe("/profile");
	});
});

describe("before an assessment", () => {
	// spec: 2.185, 2.187, 4.76
	it("a card leads to it", async () => {
		const { history } = open({ assessmentCompleted: false, mbtiType: null });
		fireEvent.click(await screen.findByRole("link", { name: "Take the assessment" }));
		await waitFor(() => expect(history.at(-1)).toBe("/assessment"));
	});
});

describe("the account", () => {
	// spec: 2.198, 2.200
	it("shows username, email and personality type, and leads to the settings", async () => {
		open();
		const { getByText, getByRole } = within(await card("Account"));
		for (const text of ["mira", "mira@example.org", "INFP"]) {
			expect(getByText(text)).toBeDefined();
		}
		expect(getByRole("link", { name: /^Settings/ }).getAttribute("href")).toBe("/settings");
	});
});

test("no chart, calendar or form is on it", async () => {
	open();
	await card("Your needs");
	expect(document.querySelector("form, table, .recharts-surface, input, select, textarea")).toBeNull();
});
