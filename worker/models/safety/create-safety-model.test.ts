import { describe, expect, it } from "vitest";
import { createProviderCooldowns } from "../failover/provider-cooldowns.ts";
import { RISK_QUESTION } from "../test-request.ts";
import { WORKERS_AI_TASK_MODEL } from "../workers-ai/workers-ai-data.ts";
import { createSafetyModel } from "./create-safety-model.ts";

async function modelsAsked(settings: { WORKERS_AI_TASK_MODEL?: string }): Promise<unknown[]> {
	const asked: unknown[] = [];
	const run = async (model: string) => {
		asked.push(model);
		return { response: { level: "none" } };
	};
	const model = createSafetyModel({
		settings,
		ai: { run } as unknown as Pick<Ai, "run">,
		onFailure: () => undefined,
		cooldowns: createProviderCooldowns(() => 0),
	});
	expect((await model?.ask(RISK_QUESTION))?.data).toEqual({ level: "none" });
	return asked;
}

describe("a second look by Workers AI", () => {
	it("asks the small model, or the one that is set", async () => {
		expect(await modelsAsked({})).toEqual([WORKERS_AI_TASK_MODEL]);
		expect(await modelsAsked({ WORKERS_AI_TASK_MODEL: "@cf/a/b" })).toEqual(["@cf/a/b"]);
	});
});
