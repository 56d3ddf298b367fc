import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Achievement } from "#shared/schemas/achievements.ts";
import type { Assessment } from "#shared/schemas/assessments.ts";
import type { Progress } from "#shared/schemas/profile.ts";
import { down, makeAssessment } from "#web/test/answers.ts";
import { fakeApi, makeUser } from "#web/test/fake-api.ts";
import { renderAt } from "#web/test/render.tsx";
import { AchievementsCard } from "./components/achievements-card.tsx";
import { MoodCalendar } from "./components/mood-calendar.tsx";
import { ProgressCard } from "./components/progress-card.tsx";
import { drawnSeries, moodSeries, summaryOf } from "./series.ts";

/** So many days up to 21 November 2026, the mood going round from 1 to 5. */
function progressOf(days: number): Progress {
	const dates = Array.from({ length: days }, (_, index) =>
		new Date(Date.UTC(2026, 10, 21 - (days - 1 - index))).toISOString().slice(0, 10),
	);
	return {
		needs: dates.map((date) => ({
			date,
			physiological: 20,
			safety: 40,
			love: 60,
			esteem: 80,
			actualization: 100,
		})),
		mood: dates.map((date, index) => ({ date, mood: (index % 5) + 1 })),
	};
}

function open(days: number) {
	const requests = fakeApi({ "GET /api/progress/:userId": { body: progressOf(days) } });
	renderAt("/", <ProgressCard user={makeUser()} hasHistory />);
	return requests;
}

const charts = () => document.querySelectorAll(".rating-chart svg.recharts-surface");

describe("how things went over time", () => {
	it("is no chart without a day, and says what will be there", async () => {
		open(0);
		expect(await screen.findByText(/^No check-ins in this period/)).toBeDefined();
		fireEvent.click(screen.getByRole("radio", { name: "All" }));
		expect(await screen.findByText(/^No check-ins yet/)).toBeDefined();
		expect(charts()).toHaveLength(0);
	});

	it.each([
		[1, /^One check-in so far\. After the next one/, 0],
		[2, /^Two check-ins so far\. It's too early to see a pattern/, 6],
	])("with %i says what that is worth, and draws no line through one point", async (days, text, drawn) => {
		open(days);
		expect(await screen.findByText(text)).toBeDefined();
		await waitFor(() => expect(charts()).toHaveLength(drawn));
		expect(screen.getAllByRole("row", { hidden: true })).toHaveLength(days + 1);
	});

	it("says of somebody who never rated a day that there is none yet, in any range", async () => {
		fakeApi({ "GET /api/progress/:userId": { body: progressOf(0) } });
		renderAt("/", <ProgressCard user={makeUser()} hasHistory={false} />);
		expect(await screen.findByText(/^No check-ins yet/)).toBeDefined();
	});

	it("of 400 days is drawn, and is the same as a table, the newest days first", async () => {
		open(400);
		await waitFor(() => expect(charts()).toHaveLength(6));
		expect(screen.queryByText(/so far/)).toBeNull();
		const rows = () => within(screen.getByRole("table")).getAllByRole("row");
		fireEvent.click(screen.getByText("View as a table"));
		expect(rows()).toHaveLength(31);
		expect(rows()[1]?.textContent).toBe("Nov 21, 2026Excellent20%40%60%80%100%");
		fireEvent.click(screen.getByRole("button", { name: "Show all 400 check-ins" }));
		expect(rows()).toHaveLength(401);
	});

	it("of many days is drawn by the week, each point the week's average, and says so", async () => {
		open(400);
		expect(await screen.findByText(/^Each point is the average of a week/)).toBeDefined();
		const drawn = drawnSeries(moodSeries(progressOf(400)));
		// 400 days up to Saturday, 21 November 2026: 57 weeks, the first of them cut.
		expect(drawn.points).toHaveLength(58);
		expect(drawn.points.at(-1)).toEqual({ day: "2026-11-16", at: Date.UTC(2026, 10, 16), value: 3.3 });
		const few = moodSeries(progressOf(120));
		expect(drawnSeries(few)).toBe(few);
	});

	it("is asked for as far back as one picks", async () => {
		const requests = open(3);
		expect((await screen.findByRole<HTMLInputElement>("radio", { name: "3 months" })).checked).toBe(true);
		fireEvent.click(screen.getByRole("radio", { name: "Year" }));
		await waitFor(() =>
			expect(requests.map(({ key }) => key)).toEqual([
				"GET /api/progress/usr_1?range=quarter",
				"GET /api/progress/usr_1?range=year",
			]),
		);
	});

	it("says so when it cannot be loaded, with another try", async () => {
		let fails = true;
		fakeApi({ "GET /api/progress/:userId": () => (fails ? down() : { body: progressOf(3) }) });
		renderAt("/", <ProgressCard user={makeUser()} hasHistory />);
		expect(await screen.findByText("We couldn't load your check-ins.")).toBeDefined();
		fails = false;
		fireEvent.click(screen.getByRole("button", { name: "Try again" }));
		await waitFor(() => expect(charts()).toHaveLength(6));
	});

	it("has a summary in words for each line", () => {
		expect(summaryOf(moodSeries(progressOf(0)))).toBe("Mood: nothing yet");
		expect(summaryOf(moodSeries(progressOf(1)))).toBe("Mood: Very Low on one day");
		expect(summaryOf(moodSeries(progressOf(5)))).toBe("Mood: from Very Low to Excellent over 5 days");
	});
});

describe("the mood calendar", () => {
	const today = new Date().toISOString().slice(0, 10);
	const assessmentOn = (date: string, overallMood: number) => makeAssessment({ id: date, date, overallMood });

	function openCalendar(assessments: Assessment[], since = today) {
		const ofMonth = assessments.map(
			(each) => [`GET /api/assessments/usr_1?month=${each.date.slice(0, 7)}`, { body: [each] }] as const,
		);
		const requests = fakeApi({
			"GET /api/assessments/:userId": { body: [] },
			...Object.fromEntries(ofMonth),
		});
		renderAt("/", <MoodCalendar user={makeUser({ timeZone: "UTC", createdAt: `${since}T00:00:00.000Z` })} />);
		return requests;
	}

	it("shows the mood of each day of the month that was rated, in words too", async () => {
		openCalendar([assessmentOn(today, 4)]);
		expect(await screen.findByText("· 1 mood", { exact: false })).toBeDefined();
		const marked = screen.getByRole("table").querySelector('[aria-current="date"]');
		expect(marked?.textContent).toBe(`${Number(today.slice(8))}Good`);
		for (const name of ["Next month", "Previous month"]) {
			expect(screen.getByRole<HTMLButtonElement>("button", { name }).disabled).toBe(true);
		}
	});

	it("shows a mood that was only tapped", async () => {
		fakeApi({ "GET /api/assessments/:userId": { body: [] } });
		const moodHistory = [{ mood: "Low", kind: "current" as const, at: new Date().toISOString() }];
		renderAt("/", <MoodCalendar user={makeUser({ timeZone: "UTC", moodHistory })} />);
		expect(await screen.findByText("· 1 mood", { exact: false })).toBeDefined();
		expect(within(screen.getByRole("table")).getByText("Low")).toBeDefined();
	});

	it("goes back to when one came here, a month at a time, and says when a month has nothing", async () => {
		const before = new Date();
		before.setUTCDate(1);
		before.setUTCMonth(before.getUTCMonth() - 2);
		const first = before.toISOString().slice(0, 10);
		const requests = openCalendar([assessmentOn(first, 1)], first);
		const back = screen.getByRole<HTMLButtonElement>("button", { name: "Previous month" });
		fireEvent.click(back);
		expect(await screen.findByText("· no moods", { exact: false })).toBeDefined();
		fireEvent.click(back);
		expect(await within(screen.getByRole("table")).findByText("Very Low")).toBeDefined();
		expect(back.disabled).toBe(true);
		expect(requests.at(-1)?.key).toBe(`GET /api/assessments/usr_1?month=${first.slice(0, 7)}`);
	});

	it("says when a month cannot be loaded, with another try", async () => {
		let fails = true;
		fakeApi({ "GET /api/assessments/:userId": () => (fails ? down() : { body: [] }) });
		renderAt("/", <MoodCalendar user={makeUser({ timeZone: "UTC" })} />);
		expect(await screen.findByText("We couldn't load this month.")).toBeDefined();
		fails = false;
		fireEvent.click(screen.getByRole("button", { name: "Try again" }));
		expect(await screen.findByText("· no moods", { exact: false })).toBeDefined();
	});
});

describe("milestones", () => {
	const reached: Achievement = {
		id: "ach_1",
		type: "check-ins",
		level: 1,
		title: "A first look",
		description: "You stopped for a moment to ask how you are.",
		icon: "sprout",
		progress: 1,
		target: 1,
		unlockedAt: "2026-11-20T10:00:00.000Z",
	};
	const next: Achievement = {
		...reached,
		id: null,
		level: 2,
		title: "Seven check-ins",
		icon: "unheard-of",
		progress: 3,
		target: 7,
		unlockedAt: null,
	};

	it("are what was reached with its day, and what comes next with how far it is", async () => {
		fakeApi({ "GET /api/achievements/:userId": { body: [reached, next] } });
		renderAt("/", <AchievementsCard user={makeUser()} />);
		const list = within(await screen.findByRole("list", { name: "Reached" }));
		expect(list.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
			"A first lookYou stopped for a moment to ask how you are.Nov 20, 2026",
		]);
		expect(screen.getByText("Seven check-ins").parentElement?.textContent).toBe("Seven check-ins3 of 7");
	});

	it("say before the first that they never expire", async () => {
		fakeApi({ "GET /api/achievements/:userId": { body: [next] } });
		renderAt("/", <AchievementsCard user={makeUser()} />);
		expect(await screen.findByText(/Milestones never expire\.$/)).toBeDefined();
	});
});
