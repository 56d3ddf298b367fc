import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { deps } from "../../test/people/factories.ts";
import { createMailer, type Mail, mailProvider } from "./mailer.ts";

const MAIL: Mail = {
	to: "ana@example.org",
	subject: "One thing",
	html: "<p>One thing</p>",
	text: "One thing",
	unsubscribeUrl: "https://attune.test/u/token",
};

/** The platform's binding, which answers or fails as a test says. */
function binding(fails?: unknown) {
	const sent: unknown[] = [];
	const codes: string[] = [];
	const EMAIL = {
		async send(message: unknown) {
			sent.push(message);
			if (fails !== undefined) {
				throw fails;
			}
			return { messageId: "m1" };
		},
	} as unknown as SendEmail;
	return { sent, codes, mailer: createMailer({ EMAIL }, deps.settings, (code) => codes.push(code)) };
}

describe("sending email", () => {
	it("is from the coach, in both forms, says that a machine wrote it, and can be ended with one press (RFC 8058)", async () => {
		const { sent, mailer } = binding();
		expect(await mailer.send(MAIL)).toBe("accepted");
		expect(sent).toEqual([
			{
				from: { name: "Attune", email: "coach@attune.test" },
				to: "ana@example.org",
				subject: "One thing",
				html: "<p>One thing</p>",
				text: "One thing",
				headers: {
					"Auto-Submitted": "auto-generated",
					"List-Unsubscribe": "<https://attune.test/u/token>",
					"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
				},
			},
		]);
	});

	it("has no header for what cannot be ended", async () => {
		const { sent, mailer } = binding();
		const { unsubscribeUrl, ...reset } = MAIL;
		await mailer.send(reset);
		expect(sent[0]).toMatchObject({ headers: { "Auto-Submitted": "auto-generated" } });
		expect(Object.keys((sent[0] as { headers: object }).headers)).toHaveLength(1);
	});

	it("has replies go to an address of its own, where one is set", async () => {
		const sent: unknown[] = [];
		const EMAIL = { send: async (message: unknown) => sent.push(message) } as unknown as SendEmail;
		const settings = { ...deps.settings, EMAIL_REPLY_TO: "hello@example.org" };
		await createMailer({ EMAIL }, settings, () => undefined).send(MAIL);
		expect(sent).toMatchObject([{ replyTo: "hello@example.org" }]);
	});

	it.each([
		["http://localhost:8787", "coach@attune.example", "simulator"],
		["https://attune-preview.ana.workers.dev", "coach@localhost", "none"],
		["https://attune.example", "coach@attune.example", "cloudflare"],
	])("at %s from %s is taken by: %s", (APP_URL, email, provider) => {
		expect(mailProvider({ APP_URL, EMAIL_FROM: { name: "Attune", email } })).toBe(provider);
	});

	it.each([
		["E_RATE_LIMIT_EXCEEDED", "later"],
		["E_DAILY_LIMIT_EXCEEDED", "spent"],
		["E_RECIPIENT_SUPPRESSED", "no-such-address"],
		["E_DELIVERY_FAILED", "unknown"],
		["E_INTERNAL_SERVER_ERROR", "unknown"],
		["E_HEADER_NOT_ALLOWED", "refused"],
		["E_SENDER_NOT_VERIFIED", "refused"],
	])("with %s has come to: %s", async (code, outcome) => {
		const { codes, mailer } = binding(Object.assign(new Error("ana@example.org"), { code }));
		expect(await mailer.send(MAIL)).toBe(outcome);
		expect(codes).toEqual([code]);
	});

	it("nobody knows what became of it after any other failure, and the log gets no address", async () => {
		for (const failure of [new Error("network, ana@example.org"), null, { code: 7 }]) {
			const { codes, mailer } = binding(failure);
			expect(await mailer.send(MAIL)).toBe("unknown");
			expect(codes).toEqual([""]);
		}
	});

	it("works with the platform's simulator", async () => {
		const mailer = createMailer(env, deps.settings, () => undefined);
		expect(await mailer.send(MAIL)).toBe("accepted");
	});
});
