import { HttpResponse, http } from "msw";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FEW, type PublicHelpCounts } from "#shared/schemas/public/duties.ts";
import { down } from "#web/test/answers.ts";
import { fakeApi, offlineApi } from "#web/test/fake-api.ts";
import { server } from "#web/test/server.ts";
import { SafetyPage } from "../safety-page.tsx";
import { showHelpCounts } from "./show-help-counts.ts";

const PATH = "/api/duties/help-counts";

/** What of the table's place can be seen. */
const seen = () =>
	[...document.querySelectorAll<HTMLElement>("#help-counts > :not([hidden])")].map(
		({ dataset }) => dataset.when,
	);
const months = (list: PublicHelpCounts["months"]) =>
	fakeApi({ "GET /api/duties/help-counts": { body: { months: list } } });

beforeEach(() => {
	document.body.innerHTML = renderToStaticMarkup(<SafetyPage operator={null} />);
});
afterEach(() => {
	document.body.innerHTML = "";
});

describe("the counts of help on the page about safety", () => {
	it("are no blank place without a script: nothing of theirs is shown, and the data is linked", () => {
		expect(seen()).toEqual([]);
		expect(document.querySelector("noscript")?.innerHTML).toContain(PATH);
	});

	// spec: P.88
	it("say that they load, and then show each month", async () => {
		months([
			{ month: "2027-02", shown: 1_234, used: FEW },
			{ month: "2027-01", shown: 0, used: 0 },
		]);
		const shown = showHelpCounts(PATH);
		expect(seen()).toEqual(["loading"]);
		await shown;
		expect(seen()).toEqual(["loaded"]);
		const rows = [...document.querySelectorAll("#help-counts tbody tr")].map((row) =>
			[...row.children].map(({ textContent }) => textContent),
		);
		expect(rows).toEqual([
			["February 2027", "1,234", "fewer than 5"],
			["January 2027", "0", "0"],
		]);
	});

	it("say that there are none yet", async () => {
		months([]);
		await showHelpCounts(PATH);
		expect(seen()).toEqual(["empty"]);
	});

	// spec: P.88
	it.each([
		["the network fails", offlineApi],
		["the server refuses", () => fakeApi({ "GET /api/duties/help-counts": down(503) })],
		["the answer is none", () => server.use(http.get("*/api/*", () => HttpResponse.html("<!doctype html>")))],
	])("say that they couldn't be loaded when %s, and can be asked for again", async (_, answer) => {
		answer();
		await showHelpCounts(PATH);
		expect(seen()).toEqual(["failed"]);
		months([]);
		server.resetHandlers();
		document.querySelector<HTMLButtonElement>("#help-counts button")?.click();
		await vi.waitFor(() => expect(seen()).toEqual(["empty"]));
	});
});

describe("the page about safety", () => {
	// spec: P.90
	it("names what the protocol is built on, eating, and harm to others", () => {
		const text = document.body.textContent ?? "";
		expect(text).toContain("C-SSRS");
		expect(text).toContain("Barbara Stanley and Gregory K. Brown");
		expect(text).toContain("no advice on weight, food, fasting or exercise");
		expect(text).toContain("you may hurt someone");
	});
});
