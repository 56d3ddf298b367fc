import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { down, makeAssessment } from "#web/test/answers.ts";
import { background, openMember, prepareScenes } from "#web/test/scene.tsx";
import { aMoment } from "#web/test/time.ts";

beforeEach(prepareScenes);

describe("the colours of the pages", () => {
	const latest = (score: number) => ({
		body: [
			makeAssessment({
				physiologicalScore: score,
				safetyScore: score,
				loveScore: score,
				esteemScore: score,
				actualizationScore: score,
			}),
		],
	});
	const theme = () => document.documentElement.dataset.moodTheme;

	// spec: 4.7
	it("are those of the latest assessment", async () => {
		openMember(background(null), {}, { "GET /api/assessments/:userId": latest(5) });
		await waitFor(() => expect(theme()).toBe("radiance"));
	});

	// spec: 8.14
	it("are harmony without an assessment, and when it cannot be loaded", async () => {
		openMember(background(null), {}, { "GET /api/assessments/:userId": down() });
		await aMoment();
		expect(theme()).toBe("harmony");
	});

	it("are always the same for whoever chose so", async () => {
		openMember(background(null), { moodTheme: "serenity" }, { "GET /api/assessments/:userId": latest(5) });
		await screen.findByLabelText("Message");
		expect(theme()).toBe("serenity");
	});
});
