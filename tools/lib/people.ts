import { COMPANIES } from "#shared/ai-providers.ts";

export type Talker = { origin: string; cookie: string; userId: string; conversationId: string };

let arrived = 0;

/** Signs up an invented person on a local server and opens the chat. */
export async function arrive(origin: string): Promise<Talker> {
	arrived += 1;
	const name = `person${arrived}${Date.now().toString(36)}`;
	const headers = {
		"content-type": "application/json",
		"cf-connecting-ip": `10.8.${arrived >> 8}.${arrived & 255}`,
	};
	const signedUp = await fetch(`${origin}/api/auth/signup`, {
		method: "POST",
		headers,
		body: JSON.stringify({
			username: name,
			email: `${name}@example.org`,
			password: "a sentence to come in",
			adultConfirmed: true,
			healthConsent: true,
		}),
	});
	const { id: userId } = (await signedUp.json()) as { id: string };
	const cookie = signedUp.headers.get("set-cookie")?.split(";")[0] ?? "";
	await fetch(`${origin}/api/users/${userId}`, {
		method: "PATCH",
		headers: { ...headers, cookie },
		body: JSON.stringify({ onboardingCompleted: true, consentedTo: COMPANIES }),
	});
	const opened = await fetch(`${origin}/api/chat/conversation`, {
		method: "POST",
		headers: { ...headers, cookie },
		body: JSON.stringify({ userId }),
	});
	const { conversation } = (await opened.json()) as { conversation: { id: string } };
	return { origin, cookie, userId, conversationId: conversation.id };
}

/** Sends a message as the chat does. Settles when the reply is whole. */
export async function say(
	{ origin, cookie, userId, conversationId }: Talker,
	message: string,
): Promise<void> {
	const answer = await fetch(`${origin}/api/ai/chat`, {
		method: "POST",
		headers: { "content-type": "application/json", cookie },
		body: JSON.stringify({ userId, conversationId, message, clientMessageId: crypto.randomUUID() }),
	});
	if (!answer.ok) {
		throw new Error(`A message was answered with ${answer.status}: ${await answer.text()}`);
	}
	await answer.text();
}
