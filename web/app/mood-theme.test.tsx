import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { background, openMember, prepareScenes } from "#web/test/scene.tsx";
import { aMoment } from "#web/test/time.ts";

beforeEach(prepareScenes);

describe("the colours of the pages", () => {
	const latest = (score: number) => ({
		body: [
			{
				id: "asm_1",
				userId: "usr_1",
				date: "2026-11-22",
				physiologicalScore: score,
				safetyScore: score,
				loveScore: score,
				esteemScore: score,
				actualizationScore: score,
				overallMood: 3,
			},
		],
	});
	const theme = () => document.documentElement.dataset.moodTheme;

	// spec: 4.7
	it("are those of the latest assessment", async () => {
		openMember(background(null), {}, { "GET /api/assessments/": latest(5) });
		await waitFor(() => expect(theme()).toBe("radiance"));
	});

	// spec: 8.14
	it("are harmony without an assessment, and when it cannot be loaded", async () => {
		openMember(background(null), {}, { "GET /api/assessments/": { status: 500, body: {} } });
		await aMoment();
		expect(theme()).toBe("harmony");
	});

	it("are always the same for whoever chose so", async () => {
		openMember(background(null), { moodTheme: "serenity" }, { "GET /api/assessments/": latest(5) });
		await screen.findByLabelText("Message");
		expect(theme()).toBe("serenity");
	});
});
