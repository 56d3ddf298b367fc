import { env, runInDurableObject } from "cloudflare:test";
import { expect, it } from "vitest";
import { deps } from "../test/people/factories.ts";
import { ArmedAlarm } from "./armed-alarm.ts";
import { getConversationStub } from "./get-conversation.ts";

it("is set for an earlier time only, and once more by an object that has just woken", async () => {
	await runInDurableObject(getConversationStub(env, deps.newId("cnv")), async (_, { storage }) => {
		const inAnHour = Date.now() + 3_600_000;
		const alarm = new ArmedAlarm(storage);
		const armedFor = async (at: number | null, by = alarm) => {
			await by.arm(at);
			return storage.getAlarm();
		};
		expect(await armedFor(inAnHour)).toBe(inAnHour);
		expect(await armedFor(inAnHour + 1_000)).toBe(inAnHour);
		expect(await armedFor(inAnHour - 1_000)).toBe(inAnHour - 1_000);
		alarm.rang();
		expect(await armedFor(inAnHour + 2_000)).toBe(inAnHour + 2_000);
		// Whatever was armed before the eviction is not believed.
		const woken = new ArmedAlarm(storage);
		expect(await armedFor(inAnHour + 3_000, woken)).toBe(inAnHour + 3_000);
		expect(await armedFor(null, woken)).toBeNull();
	});
});
