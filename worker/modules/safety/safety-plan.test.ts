import { env, evictDurableObject } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { EMPTY_PLAN } from "#shared/safety/help/plan-parts.ts";
import type { SafetyPlan } from "#shared/schemas/safety.ts";
import { getPersonStub } from "../../durable-objects/get-person.ts";
import { signedIn } from "../../test/people/factories.ts";

describe("the safety plan", () => {
	// spec: S.63
	it("is the person's own words, part by part, for nobody else", async () => {
		const { user, client } = await signedIn();
		const other = await signedIn();
		const path = `/api/safety/plan/${user.id}`;
		const empty = await (await client.get(path)).json<SafetyPlan>();
		expect(Object.keys(empty)).toHaveLength(6);
		const written = { ...empty, people: " Ana, next door ", warningSigns: "I stop answering" };
		const put = (body: unknown, who = client) =>
			who.request("PUT", path, {
				body: JSON.stringify(body),
				headers: { "content-type": "application/json" },
			});
		expect(await (await put(written)).json()).toMatchObject({ people: "Ana, next door" });
		expect(await (await client.get(path)).json()).toMatchObject({ warningSigns: "I stop answering" });
		await put({ distractions: "The park" });
		expect(await (await client.get(path)).json()).toMatchObject({
			warningSigns: "I stop answering",
			distractions: "The park",
		});
		expect((await put({ people: "x".repeat(2001) })).status).toBe(400);
		expect((await put({ friends: "Ana" })).status).toBe(400);
		expect((await put(written, other.client)).status).toBe(403);
		expect((await other.client.get(path)).status).toBe(403);
	});

	// spec: S.73
	it("goes with everything else that the person's object holds, the risk state too, and cannot come back", async () => {
		const { user } = await signedIn();
		const person = getPersonStub(env, user.id);
		await person.writeSafetyPlan({ people: "Ana, next door" });
		await person.noteRisk("thoughts", 1);
		expect(await person.riskState()).not.toBeNull();
		await person.destroy();
		await person.noteRisk("thoughts", 1);
		await person.writeSafetyPlan({ people: "Ana again" });
		expect(await person.riskState()).toBeNull();
		expect(await person.safetyPlan()).toEqual(EMPTY_PLAN);
		await evictDurableObject(person);
		expect(await getPersonStub(env, user.id).safetyPlan()).toEqual(EMPTY_PLAN);
	});
});
