import { expect, it } from "vitest";
import { stranger } from "../../test/people/factories.ts";
import { getWith } from "../../test/requests/ask-with.ts";

it("is told to strangers too, who may want to know before they sign up", async () => {
	expect((await stranger().get("/api/capabilities")).status).toBe(200);
});

it("says that the built-in coach answers when nothing is configured", async () => {
	expect(await (await getWith({ EMAIL_FROM: "" }, "/api/capabilities")).json()).toEqual({
		chat: { deep: ["builtin"], practical: ["builtin"] },
		safety: [],
		speech: [],
		transcription: [],
		image: ["builtin"],
		email: [],
	});
});

it("says who reads for danger a second time, whoever answers", async () => {
	const settings = { ANTHROPIC_API_KEY: "key", OPENAI_API_KEY: "key", AI_PROVIDERS: "builtin" };
	expect(await (await getWith(settings, "/api/capabilities")).json()).toMatchObject({
		chat: { deep: ["builtin"] },
		safety: ["claude", "openai"],
	});
	const none = await getWith({ ...settings, SAFETY_PROVIDERS: "none" }, "/api/capabilities");
	expect(await none.json()).toMatchObject({ safety: [] });
});

it("says that a local run only simulates email, whoever it is from", async () => {
	for (const APP_URL of ["http://localhost:8787", "http://127.0.0.1:8787", "http://[::1]:8787"]) {
		const answer = await getWith(
			{ APP_URL, EMAIL_FROM: "Attune <coach@attune.example>" },
			"/api/capabilities",
		);
		expect(await answer.json()).toMatchObject({ email: ["simulator"] });
	}
});

it("names who serves each thing that is configured", async () => {
	const settings = { OPENAI_API_KEY: "key", EMAIL_FROM: "Attune <coach@attune.example>" };
	const answer = await getWith(settings, "/api/capabilities");
	expect(await answer.json()).toMatchObject({
		chat: { practical: ["openai", "builtin"] },
		speech: ["openai"],
		transcription: ["openai"],
		image: ["openai"],
		email: ["cloudflare"],
	});
});
