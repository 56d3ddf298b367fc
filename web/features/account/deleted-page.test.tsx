import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderAt } from "#web/test/render.tsx";
import { DeletedPage } from "./deleted-page.tsx";
import { noteReceipt } from "./last-receipt.ts";

const COUNTS = {
	conversations: 2,
	messages: 1_403,
	checkIns: 31,
	insights: 4,
	facts: 5,
	milestones: 6,
	notes: 7,
	images: 8,
	sessions: 3,
	other: 9,
};

test("the receipt names every kind of what was removed, and none of which there was nothing", async () => {
	const receipt = { id: "rcp_1", deletedAt: "2026-11-20T10:00:00.000Z", complete: true };
	noteReceipt({ ...receipt, removed: { ...COUNTS, images: 0 }, copiesUntil: "2026-12-20T10:00:00.000Z" });
	renderAt("/deleted", <DeletedPage />);
	const shown = within(screen.getByRole("region", { name: "Receipt" }));
	expect(shown.getAllByRole("term").map((name) => name.textContent)).toEqual([
		"Conversations",
		"Messages",
		"Check-ins",
		"Insights",
		"Things your coach remembered",
		"Milestones",
		"Notifications",
		"Sessions",
		"Other entries",
	]);
	const file = decodeURIComponent(shown.getByRole("link").getAttribute("href") ?? "");
	expect(file).toContain("Conversations: 2\nMessages: 1403\nCheck-ins: 31\n");
	expect(file).toContain("Images: 0\nSessions: 3\nOther entries: 9\n");
});
