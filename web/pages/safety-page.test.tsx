import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import published from "#shared/safety/scores.json" with { type: "json" };
import { SafetyPage } from "./safety-page.tsx";

// spec: S.68
it("shows every published score with its count, share and range, and marks false alarms", () => {
	render(<SafetyPage operator={null} />);
	const table = screen.getByRole("columnheader", { name: "Noticed" }).closest("table") as HTMLElement;
	const rows = within(table).getAllByRole("row").slice(1);
	expect(rows.map(({ textContent }) => textContent)).toEqual(
		published.scores.map(({ of, hits, size, isAlarm, low, high }) => {
			const share = Math.round((100 * hits) / size);
			return `${of}${hits} of ${size}${share}% (${low}–${high}%)${isAlarm ? "false alarms" : ""}`;
		}),
	);
});

// spec: S.68
it("names the day of the measurement and the ten steps of the protocol", () => {
	render(<SafetyPage operator={null} />);
	const day = new Date(published.measuredOn).getUTCDate();
	expect(screen.getByText(new RegExp(`^We measured this on ${day} `))).toBeDefined();
	const protocol = screen
		.getByRole("heading", { name: "What happens when your words show danger" })
		.closest("section") as HTMLElement;
	expect(within(protocol).getAllByRole("listitem")).toHaveLength(10);
	for (const step of [/^We check every message/, /^Before the reply starts/, /^For 24 hours/]) {
		expect(within(protocol).getByText(step)).toBeDefined();
	}
});
