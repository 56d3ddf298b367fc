import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { build, type Rolldown } from "vite";
import { RATINGS, waysAt } from "#worker/test/people/email-examples.ts";
import type * as AccountLetters from "../../worker/modules/mail/account-emails.tsx";
import type * as Letters from "../../worker/modules/notifications/notification-emails.tsx";
import { main } from "../lib/main.ts";

const APP_URL = process.env.APP_URL ?? "http://localhost:8787";
const FOLDER = process.argv[2] ?? "letters";
const WAYS = waysAt(APP_URL);

/** `npm run letters`: every kind of email as a page to look at and as plain text, in a folder. */
await main(async () => {
	const { notificationEmail, testEmail } = await load<typeof Letters>(
		"worker/modules/notifications/notification-emails.tsx",
	);
	const account = await load<typeof AccountLetters>("worker/modules/mail/account-emails.tsx");
	const note = (kind: "encouragement" | "insight" | "celebration", title: string, message: string) =>
		notificationEmail({
			appUrl: APP_URL,
			note: { title, message },
			kind,
			ratings: RATINGS,
			focus: "safety",
			ways: WAYS,
		});
	const letters = {
		test: testEmail({
			isDelivered: true,
			appUrl: APP_URL,
			name: "Ana",
			notes: { time: "09:00", reason: "learning" },
			confirmUrl: `${APP_URL}/confirm#a-token`,
			ways: WAYS,
		}),
		"test-once-confirmed": testEmail({
			isDelivered: true,
			appUrl: APP_URL,
			name: "Ana",
			notes: { time: "19:00", reason: "learned" },
			confirmUrl: null,
			ways: WAYS,
		}),
		"test-while-off": testEmail({
			isDelivered: true,
			appUrl: APP_URL,
			name: "Ana",
			notes: null,
			confirmUrl: `${APP_URL}/confirm#a-token`,
			ways: WAYS,
		}),
		encouragement: note(
			"encouragement",
			"One name",
			"There's often one person who comes to mind and gets no message. Send that one today; two sentences will do.",
		),
		insight: note(
			"insight",
			"Your week in a few lines",
			"Your latest check-in puts safety and stability first. Love and belonging went up since your last check-in. Your mood then: neutral. A worry is easier to handle with a name and a date. Writing both down takes two minutes. One step: open the one bill, form or message you dread and only read it. Acting can wait a day.",
		),
		celebration: note(
			"celebration",
			"Seven check-ins",
			"You've checked in on seven days. It doesn't expire, and you don't have to do anything next. It's yours.",
		),
		"password-reset": account.resetEmail({
			appUrl: APP_URL,
			resetUrl: `${APP_URL}/reset#a-token`,
			minutes: 20,
		}),
		"password-changed": account.passwordChangedEmail({ appUrl: APP_URL }),
		"new-address": account.newAddressEmail({ appUrl: APP_URL, confirmUrl: `${APP_URL}/confirm#a-token` }),
		"address-asked-for": account.movingEmail({ appUrl: APP_URL }),
		"address-changed": account.movedEmail({
			appUrl: APP_URL,
			recoverUrl: `${APP_URL}/reset#a-token`,
			days: 7,
		}),
		"address-taken-back": account.recoveredEmail({ appUrl: APP_URL }),
		"account-deleted": account.deletedEmail({ appUrl: APP_URL, receipt: "del_1", isComplete: true }),
	};
	await mkdir(FOLDER, { recursive: true });
	await cp("web/public/mail", join(FOLDER, "mail"), { recursive: true });
	for (const [name, { html, text }] of Object.entries(letters)) {
		// Pictures are beside it, so that it looks complete without a server.
		await writeFile(join(FOLDER, `${name}.html`), html.replaceAll(`${APP_URL}/mail/`, "mail/"));
		await writeFile(join(FOLDER, `${name}.txt`), text);
	}
	process.stdout.write(
		`${Object.keys(letters).length} letters, as HTML and as text, are in ${resolve(FOLDER)}.\n`,
	);
});

/** Node runs TypeScript but not JSX, so bundle it. */
async function load<Module>(file: string): Promise<Module> {
	const output = (await build({
		configFile: false,
		logLevel: "silent",
		build: { ssr: file, write: false },
	})) as Rolldown.RolldownOutput;
	const folder = await mkdtemp(join("node_modules", ".letters-"));
	try {
		const bundle = resolve(folder, "letters.mjs");
		await writeFile(bundle, output.output[0].code);
		return (await import(bundle)) as Module;
	} finally {
		await rm(folder, { recursive: true });
	}
}
