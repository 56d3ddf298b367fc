import type { APIRequestContext } from "@playwright/test";

/** What the local simulator of the platform answers about itself. */
export const SIMULATOR = "/cdn-cgi/local/explorer/api";

export type SentMail = {
	messageId: string;
	to: string[];
	subject: string;
	headers: Record<string, string>;
};

/** The emails that went to an address. */
export async function mailsTo(request: APIRequestContext, address: string): Promise<SentMail[]> {
	const answer = await request.get(`${SIMULATOR}/local/email/sending?per_page=100`);
	const { result } = (await answer.json()) as { result: SentMail[] };
	return result.filter(({ to }) => to.includes(address));
}

export async function textOf(request: APIRequestContext, { messageId }: SentMail): Promise<string> {
	const answer = await request.get(
		`${SIMULATOR}/local/email/sending?email_id=${encodeURIComponent(messageId)}`,
	);
	return ((await answer.json()) as { result: { text: string } }).result.text;
}
