import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Outcome, TOO_FEW } from "#shared/schemas/public/outcomes.ts";
import { fakeApi, offlineApi } from "#web/test/fake-api.ts";
import { OutcomesPage } from "../outcomes-page.tsx";
import { showOutcomes } from "./show-outcomes.ts";

const PATH = "/api/outcomes";
const OUTCOME: Outcome = {
	exerciseId: "sort-the-pile",
	title: "Sort the pile",
	question: "How heavy is it, 0 to 10?",
	begun: 1_250,
	stopped: 130,
	rated: 1_025,
	change: { mean: -1.44, low: -1.62, high: 0.04 },
};

const seen = () =>
	[...document.querySelectorAll<HTMLElement>("#outcomes > :not([hidden])")].map(
		({ dataset }) => dataset.when,
	);
const outcomes = (exercises: Outcome[]) => fakeApi({ "GET /api/outcomes": { body: { exercises } } });

beforeEach(() => {
	document.body.innerHTML = renderToStaticMarkup(<OutcomesPage />);
});
afterEach(() => {
	document.body.innerHTML = "";
});

describe("the page about outcomes", () => {
	// spec: P.95
	it("says what the figures can't: no comparison, people who chose it, and what gets lighter by itself", () => {
		const text = document.body.textContent ?? "";
		expect(text).toContain("There is no comparison group");
		expect(text).toContain("People chose to be counted");
		expect(text).toContain("often get lighter on their own");
		expect(text).toContain("We may count one person many times");
	});

	it("is no blank place without a script", () => {
		expect(seen()).toEqual([]);
		expect(document.querySelector("noscript")?.innerHTML).toContain(PATH);
	});

	// spec: P.95
	it("shows each exercise with its interval, or that there are too few to say", async () => {
		outcomes([
			OUTCOME,
			{ ...OUTCOME, title: "Few rated", rated: TOO_FEW, change: null },
			{ ...OUTCOME, title: "Few", begun: TOO_FEW, stopped: TOO_FEW, rated: TOO_FEW, change: null },
			{ ...OUTCOME, title: "Not rated", question: null, rated: TOO_FEW, change: null },
		]);
		await showOutcomes(PATH);
		expect(seen()).toEqual(["loaded"]);
		const rows = [...document.querySelectorAll("#outcomes tbody tr")].map((each) =>
			[...each.children].map(({ textContent }) => textContent),
		);
		expect(rows).toEqual([
			["Sort the pileHow heavy is it, 0 to 10?", "1,025", "−1.4−1.6 to 0.0", "130 of 1,250"],
			["Few ratedHow heavy is it, 0 to 10?", TOO_FEW, TOO_FEW, "130 of 1,250"],
			["FewHow heavy is it, 0 to 10?", TOO_FEW, TOO_FEW, TOO_FEW],
			["Not rated", "–", "not rated", "130 of 1,250"],
		]);
		expect(document.querySelector("#outcomes tbody th")?.getAttribute("scope")).toBe("row");
		expect(document.querySelector("#outcomes caption")?.textContent).toContain("since counting began");
	});

	it("says that there are none yet, or that they couldn't be loaded", async () => {
		outcomes([]);
		await showOutcomes(PATH);
		expect(seen()).toEqual(["empty"]);
		offlineApi();
		await showOutcomes(PATH);
		expect(seen()).toEqual(["failed"]);
	});
});
