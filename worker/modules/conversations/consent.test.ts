import { beforeAll, expect, it } from "vitest";
import type { ChatReply } from "#shared/schemas/conversations.ts";
import { sendMessage } from "../../test/chat/conversation.ts";
import { openProviderChat, warmUpProviders } from "../../test/chat/provider-chat.ts";
import { sentTo } from "../../test/chat/sent.ts";
import { stranger } from "../../test/people/factories.ts";

beforeAll(warmUpProviders);

// spec: P.62
it("sends no word to a company before the person agreed, and then does", async () => {
	const { client, user, conversationId } = await openProviderChat({ consentedTo: [] });
	const words = `A secret ${crypto.randomUUID()}`;
	const first = await sendMessage({ client, user, conversationId }, words);
	expect(await first.json<ChatReply>()).toMatchObject({
		aiProvider: "builtin",
		metadata: { standsIn: { provider: "claude", why: "no-consent" } },
	});
	expect(await sentTo("", words)).toEqual([]);
	const agreed = await client.patch(`/api/users/${user.id}`, { consentedTo: ["openai"] });
	expect(agreed.status).toBe(200);
	const next = await sendMessage({ client, user, conversationId }, `And more ${words}`);
	expect(await next.json<ChatReply>()).toMatchObject({ aiProvider: "openai", message: "OpenAI answers." });
	expect((await sentTo("", words)).every(({ model }) => model.startsWith("gpt"))).toBe(true);
});

it("takes as agreed what the sign-up page named, and nothing when it named nothing", async () => {
	const signUp = (more: object) => {
		const unique = crypto.randomUUID().slice(0, 8);
		return stranger().post("/api/auth/signup", {
			username: `c${unique}`,
			email: `c${unique}@example.org`,
			password: "a quiet room",
			...more,
		});
	};
	expect(
		await (await signUp({ consentedTo: ["claude"], adultConfirmed: true, healthConsent: true })).json(),
	).toMatchObject({ consentedTo: ["claude"] });
	expect(await (await signUp({})).json()).toMatchObject({ consentedTo: [] });
	// Whoever has not said that we may keep what they tell can't have it passed on.
	expect(await (await signUp({ consentedTo: ["claude"] })).json()).toMatchObject({ consentedTo: [] });
	expect((await signUp({ consentedTo: ["builtin"] })).status).toBe(400);
});
