import { levelScores, NEED_AREAS, NEED_LEVELS, type NeedRatings } from "#shared/needs.ts";
import type { HourReason } from "#shared/schemas/notifications.ts";
import type { NoteText } from "../notifications/content/encouragements.ts";
import { NeedBar, Words } from "./letter.tsx";
import { type Ways, type WrittenLetter, written } from "./written-letter.tsx";

type NoteLetter = {
	appUrl: string;
	note: NoteText;
	kind: "encouragement" | "insight" | "celebration";
	/** For the bars of an insight. */
	ratings: NeedRatings | null;
	/** The area to look at first, by its name. */
	focus: keyof NeedRatings;
	ways: Ways;
};

/** What one press leads to. The address says that the visit began here, so that it is not taken for a habit. */
const ACTIONS: Record<NoteLetter["kind"], { text: string; path: string; preheader: string }> = {
	encouragement: {
		text: "Talk it through",
		path: "/dashboard?from=note",
		preheader: "A thought from your coach, to be read in a minute.",
	},
	insight: {
		text: "See your week",
		path: "/profile?from=note",
		preheader: "Where you are, one thought and one step.",
	},
	celebration: {
		text: "See what you reached",
		path: "/profile?from=note",
		preheader: "Something that you did, in your own time.",
	},
};

const NOTE_REASON = "You asked for notes from Attune on its notification page.";

/** A note as an e-mail. */
export function noteLetter({ appUrl, note, kind, ratings, focus, ways }: NoteLetter): WrittenLetter {
	const { text, path, preheader } = ACTIONS[kind];
	const scores = kind === "insight" && ratings ? levelScores(ratings) : null;
	return written({
		appUrl,
		subject: note.title,
		// Phones show it while they are locked: like the subject, it is private to nobody.
		preheader,
		// The step of an insight stands by itself.
		paragraphs: note.message.split(/ (?=One step: )/),
		more: scores && (
			<div style="margin:22px 0 0;">
				<Words>From the ground up, the first area rated 3 or lower is looked at first.</Words>
				{NEED_LEVELS.map((level) => (
					<NeedBar name={NEED_AREAS[level].label} percent={scores[level]} isFocus={level === focus} />
				))}
			</div>
		),
		moreText: scores
			? NEED_LEVELS.map((level) => `${NEED_AREAS[level].label}: ${scores[level]}%`).join("\n")
			: null,
		action: { text, url: appUrl + path },
		reason: NOTE_REASON,
		hasScene: true,
		ways,
	});
}

type TestLetter = {
	appUrl: string;
	name: string;
	/** False where a simulator takes e-mail and delivers none. */
	isDelivered: boolean;
	/** Says that the address is theirs; null when that was said already. */
	confirmUrl: string | null;
	/** At which time notes come ("HH:MM" on the person's own clock) and why then; null while they are switched off. */
	notes: { time: string; reason: HourReason } | null;
	ways: Ways;
};

/** The test e-mail: it shows that mail arrives, and whoever reads it says whether more may come. */
export function testLetter({
	appUrl,
	name,
	isDelivered,
	confirmUrl,
	notes,
	ways,
}: TestLetter): WrittenLetter {
	const arrived = isDelivered
		? "This is the test e-mail from Attune, and it has arrived."
		: "This is the test e-mail from Attune. The server only simulates e-mail: it wrote this one to a file and delivered nothing.";
	if (confirmUrl === null) {
		return written({
			appUrl,
			subject: "Your test e-mail from Attune",
			preheader: isDelivered ? "It has arrived. There is nothing to do." : "There is nothing to do.",
			paragraphs: [
				`Hello ${name}. ${arrived}`,
				notes
					? `You said that this address is yours, so there is nothing to confirm. Notes come here ${whenText(notes)}.`
					: "You said that this address is yours, so there is nothing to confirm. Notes are switched off, and none come.",
			],
			action: { text: "See when notes come", url: ways.settingsUrl },
			reason: "You asked for it on the notification page of Attune.",
			ways,
		});
	}
	return written({
		appUrl,
		subject: "Is this the right address?",
		preheader: "One press, and notes from Attune come here.",
		paragraphs: [
			// Without a name: it is what the account typed, and whose mailbox this is nobody knows yet.
			arrived,
			notes
				? `Press the button and notes come to this address too, ${whenText(notes)}. Until then they stay in the app.`
				: "Press the button, and once you switch notes on they come to this address too.",
		],
		action: { text: "Yes, write to me here", url: confirmUrl },
		note: "The link works for seven days. If you didn't ask for this, do nothing: without that press no note comes here. Unsubscribe below, and no test e-mail comes either.",
		reason: "Somebody with an account at Attune gave this address.",
		ways,
	});
}

function whenText({ time, reason }: NonNullable<TestLetter["notes"]>): string {
	const at = clockText(time);
	switch (reason) {
		case "pinned":
			return `at ${at}, which you pinned`;
		case "preferred":
			return `at ${at}, the time you prefer`;
		case "learning":
			return `around ${at} to begin with, and later at the hour when you tend to be here`;
		case "learned":
			return `around ${at}, when you tend to be here`;
	}
}

/** "19:00" as "7:00 PM": nobody's language is known here, and this one is read right by everybody. */
function clockText(time: string): string {
	const [hours = 0, minutes = 0] = time.split(":").map(Number);
	return new Intl.DateTimeFormat("en-US", { timeZone: "UTC", hour: "numeric", minute: "2-digit" })
		.format(Date.UTC(2024, 0, 1, hours, minutes))
		.replace(/\s/g, " ");
}
