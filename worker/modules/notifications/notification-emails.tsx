import { levelScores, NEED_AREAS, NEED_LEVELS, type NeedRatings } from "#shared/needs.ts";
import type { HourReason } from "#shared/schemas/notifications.ts";
import { NeedBar, Words } from "../mail/email-layout.tsx";
import { type RenderedEmail, type Ways, written } from "../mail/render-email.tsx";
import type { NoteText } from "./content/encouragements.ts";

type NotificationEmail = {
	appUrl: string;
	note: NoteText;
	kind: "encouragement" | "insight" | "celebration";
	/** For the bars of an insight. */
	ratings: NeedRatings | null;
	/** The area to look at first, by its name. */
	focus: keyof NeedRatings;
	ways: Ways;
};

/**
 * Where the action leads. The address marks the visit as coming from an email, so that it doesn't count as a habit.
 */
const ACTIONS: Record<NotificationEmail["kind"], { text: string; path: string; preheader: string }> = {
	encouragement: {
		text: "Talk it through",
		path: "/dashboard?from=note",
		preheader: "A one-minute read from your coach.",
	},
	insight: {
		text: "See your week",
		path: "/profile?from=note",
		preheader: "Your week, one thought and one step.",
	},
	celebration: {
		text: "See what you reached",
		path: "/profile?from=note",
		preheader: "Something you achieved, at your own pace.",
	},
};

const NOTE_REASON = "You turned on Attune notifications.";

/** Returns a notification as an email. */
export function notificationEmail({
	appUrl,
	note,
	kind,
	ratings,
	focus,
	ways,
}: NotificationEmail): RenderedEmail {
	const { text, path, preheader } = ACTIONS[kind];
	const scores = kind === "insight" && ratings ? levelScores(ratings) : null;
	return written({
		appUrl,
		subject: note.title,
		// Locked phones show it: like the subject, it says nothing private.
		preheader,
		paragraphs: note.message.split(/ (?=One step: )/),
		more: scores && (
			<div style="margin:22px 0 0;">
				<Words>We start with the first area, from the bottom up, that you rated 3 or lower.</Words>
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

type TestEmail = {
	appUrl: string;
	name: string;
	/** False where a simulator takes the email and delivers none. */
	isDelivered: boolean;
	/** Confirms that the address is theirs; null when they already did. */
	confirmUrl: string | null;
	/** When notifications come ("HH:MM" on the person's clock) and why then; null while they're off. */
	notes: { time: string; reason: HourReason } | null;
	ways: Ways;
};

/** Returns the test email. It shows that email arrives, and its reader decides whether more may come. */
export function testEmail({ appUrl, name, isDelivered, confirmUrl, notes, ways }: TestEmail): RenderedEmail {
	const arrived = isDelivered
		? "Your test email from Attune has arrived."
		: "This is your test email from Attune. This server only simulates email. It wrote this one to a file and delivered nothing.";
	if (confirmUrl === null) {
		return written({
			appUrl,
			subject: "Your Attune test email",
			preheader: isDelivered ? "It works. You don't need to do anything." : "You don't need to do anything.",
			paragraphs: [
				`Hello ${name}. ${arrived}`,
				notes
					? `This address is confirmed. We'll send notifications here ${whenText(notes)}.`
					: "This address is confirmed. Notifications are off, so we won't send any.",
			],
			action: { text: "See notification times", url: ways.settingsUrl },
			reason: "You requested this on Attune's notification page.",
			ways,
		});
	}
	return written({
		appUrl,
		subject: "Is this the right address?",
		preheader: "Confirm to get Attune notifications here.",
		paragraphs: [
			// Without a name: the person who signed up typed it, and the mailbox may be another person's.
			arrived,
			notes
				? `Confirm this address to get notifications by email ${whenText(notes)}. Until then they stay in the app.`
				: "Confirm this address to get notifications by email when you turn them on.",
		],
		action: { text: "Confirm address", url: confirmUrl },
		note: "The link works for seven days. If you didn't ask for this, ignore it and we won't send notifications here. To stop test emails too, unsubscribe below.",
		reason: "Someone entered this address for their Attune account.",
		ways,
	});
}

function whenText({ time, reason }: NonNullable<TestEmail["notes"]>): string {
	const at = clockText(time);
	switch (reason) {
		case "pinned":
			return `at ${at}, the time you set`;
		case "preferred":
			return `at ${at}, your preferred time`;
		case "learning":
			return `around ${at} at first, then when you usually visit`;
		case "learned":
			return `around ${at}, when you usually visit`;
	}
}

/** "19:00" as "7:00 PM": we don't know the reader's language, and this form is clear everywhere. */
function clockText(time: string): string {
	const [hours = 0, minutes = 0] = time.split(":").map(Number);
	return new Intl.DateTimeFormat("en-US", { timeZone: "UTC", hour: "numeric", minute: "2-digit" })
		.format(Date.UTC(2024, 0, 1, hours, minutes))
		.replace(/\s/g, " ");
}
