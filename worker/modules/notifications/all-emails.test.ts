import { describe, expect, it } from "vitest";
import { RATINGS, waysAt } from "../../test/people/email-examples.ts";
import {
	deletedEmail,
	movedEmail,
	movingEmail,
	newAddressEmail,
	passwordChangedEmail,
	recoveredEmail,
	resetEmail,
} from "../mail/account-emails.tsx";
import type { RenderedEmail } from "../mail/render-email.tsx";
import { notificationEmail, testEmail } from "../notifications/notification-emails.tsx";

const APP_URL = "https://attune.test";
const WAYS = waysAt(APP_URL);

const note = (kind: "encouragement" | "insight" | "celebration", message = "A thought.") =>
	notificationEmail({
		appUrl: APP_URL,
		note: { title: "One <b>name</b>", message },
		kind,
		ratings: RATINGS,
		focus: "safety",
		ways: WAYS,
	});

const LETTERS: [name: string, letter: RenderedEmail][] = [
	["encouragement", note("encouragement")],
	["insight", note("insight", "What comes first. One step: go for a walk.")],
	["celebration", note("celebration")],
	[
		"test",
		testEmail({
			isDelivered: true,
			appUrl: APP_URL,
			name: "Ana",
			notes: { time: "09:00", reason: "learning" },
			confirmUrl: `${APP_URL}/confirm#k`,
			ways: WAYS,
		}),
	],
	["password reset", resetEmail({ appUrl: APP_URL, resetUrl: `${APP_URL}/reset#k`, minutes: 20 })],
	["changed password", passwordChangedEmail({ appUrl: APP_URL })],
	["new address", newAddressEmail({ appUrl: APP_URL, confirmUrl: `${APP_URL}/confirm#k` })],
	["address asked for", movingEmail({ appUrl: APP_URL })],
	["address changed", movedEmail({ appUrl: APP_URL, recoverUrl: `${APP_URL}/reset#k`, days: 7 })],
	["address taken back", recoveredEmail({ appUrl: APP_URL })],
	["deleted account", deletedEmail({ appUrl: APP_URL, receipt: "del_1", isComplete: true })],
];

function letterOf(wanted: string): RenderedEmail {
	const found = LETTERS.find(([name]) => name === wanted);
	if (!found) {
		throw new Error(`There is no letter of ${wanted}.`);
	}
	return found[1];
}

const isFromCoach = (name: string) => ["encouragement", "insight", "celebration"].includes(name);

describe.each(LETTERS)("the letter of %s", (name, { subject, html, text }) => {
	it("says what it is in a title, a preheader and a plain text with the same words", () => {
		expect(html).toMatch(/^<!doctype html><html lang="en">/);
		expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
		expect(subject.length).toBeGreaterThan(3);
		expect(text.startsWith(`${subject}\n`)).toBe(true);
		expect(text).not.toMatch(/<(?:p|td|table|a|h1)\b/i);
	});

	it("has one clear action, help, and no picture that tells when it is looked at", () => {
		expect(html.match(/class="press" style/g)).toHaveLength(1);
		expect(html).toContain(`${APP_URL}/help`);
		const pictures = [...html.matchAll(/<img [^>]*src="([^"]+)"/g)].map(([, source]) => source);
		// Files of the product, the same for everybody: nobody's own scene, and nothing that counts.
		const scene = isFromCoach(name) ? [`${APP_URL}/mail/scene.png`] : [];
		expect(pictures).toEqual([`${APP_URL}/mail/mark.png`, ...scene]);
		expect(html).not.toContain("<script");
	});

	it("lays out with tables and inline styles, and has alternatives for dark screens", () => {
		expect(html.match(/role="presentation"/g)?.length).toBeGreaterThan(2);
		expect(html).toContain("@media (prefers-color-scheme: dark)");
		expect(html).not.toMatch(/display:\s*(flex|grid)/);
	});
});

describe("letters", () => {
	it("of notes and the test can be ended by a link that is seen, in both forms; what is about the account cannot", () => {
		for (const [name, { html, text }] of LETTERS) {
			const canEnd = ["encouragement", "insight", "celebration", "test"].includes(name);
			expect([name, html.includes(WAYS.unsubscribeUrl), text.includes(WAYS.unsubscribeUrl)]).toEqual([
				name,
				canEnd,
				canEnd,
			]);
		}
	});

	it("escape what stands in them", () => {
		const { html } = letterOf("encouragement");
		expect(html).toContain("One &lt;b&gt;name&lt;/b&gt;");
		expect(html).not.toContain("<b>name</b>");
	});

	it("of an insight show the five needs in percent, the one to look at first, and the step by itself", () => {
		const { html, text } = letterOf("insight");
		expect(html).toContain("Safety and stability: 60% · looked at first");
		expect(html).toContain(">One step: go for a walk.</p>");
		expect(text).toContain("Love and belonging: 40%\nEsteem and respect: 80%");
	});

	it("carry their keys in the address's fragment, which no server sees", () => {
		expect(letterOf("test").html).toContain('href="https://attune.test/confirm#k"');
		expect(letterOf("password reset").html).toContain('href="https://attune.test/reset#k"');
	});

	it("of notes lead to pages that know that the visit began there", () => {
		expect(letterOf("encouragement").html).toContain('href="https://attune.test/dashboard?from=note"');
	});
});
