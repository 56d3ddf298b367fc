import { and, eq, isNull } from "drizzle-orm";
import { colourForMood } from "#shared/mood/mood-colours.ts";
import { isActive, pauseOf } from "#shared/pause.ts";
import type { UpdateUser } from "#shared/schemas/users.ts";
import { type UserRow, users } from "../../db/tables/users.table.ts";
import { isFree, usernameKey } from "../../db/uniqueness.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../http/app-error.ts";
import { usernameTaken } from "../auth/auth.errors.ts";
import { pausedError } from "../auth/paused-accounts.ts";
import { moodChanges, type UserChanges } from "../moods/mood-history.ts";
import { chooseBackground, orderScene } from "../scenes/scenes.service.ts";

/**
 * Changes the person's own row. Adds a changed mood to the mood history with its time. Throws `username_taken`,
 * `validation_failed` for a mood in the future, and the pause's error for a field that says how the person is.
 */
export async function updateUser(deps: Deps, user: UserRow, input: UpdateUser): Promise<UserRow> {
	const {
		triggerBackgroundGeneration,
		backgroundImageUrl,
		lastMoodUpdate,
		healthConsent,
		adultConfirmed,
		...fields
	} = input;
	const stated = {
		...consentOf(healthConsent, deps.now()),
		...(adultConfirmed ? { adultConfirmedAt: deps.now(), minorSince: null } : {}),
	};
	const standing = { ...user, ...stated };
	const pause = pauseOf(standing);
	if (pause && SAYS_HOW_THEY_ARE.some((field) => input[field])) {
		throw pausedError(pause);
	}
	const at = lastMoodUpdate ? reportedAt(lastMoodUpdate, deps.now()) : deps.now();
	const shown =
		backgroundImageUrl === undefined ? user : await chooseBackground(deps, user, backgroundImageUrl);
	const key = fields.username === undefined ? undefined : usernameKey(fields.username);
	const changes: Changes = {
		...withoutUndefined(fields),
		...(key === undefined ? {} : { usernameKey: key }),
		...colourOf(fields),
		...stated,
		...moodChanges(fields, at, lastMoodUpdate !== undefined),
	};
	if (changes.consentedTo && !isActive(standing)) {
		// We may not send a company anything before we may store it, whatever they agreed to.
		changes.consentedTo = [];
	}
	const row = await write(deps, shown, changes);
	if (triggerBackgroundGeneration) {
		// The other changes are saved, whether or not there will be a scene.
		await orderScene(deps, row).catch((error: unknown) =>
			deps.log({
				level: "warn",
				event: "scene-not-ordered",
				error: error instanceof Error ? error.name : "",
			}),
		);
	}
	return row;
}

/** While an account is paused these may be emptied, and hold nothing new. */
const SAYS_HOW_THEY_ARE = [
	"primaryGoal",
	"mbtiType",
	"desiredMood",
	"currentMood",
	"lastMoodUpdate",
	"currentChatColor",
	"moodTheme",
	"assessmentCompleted",
	"triggerBackgroundGeneration",
] as const satisfies readonly (keyof UpdateUser)[];

/** Consent given, with its time; or taken back, and with it what companies may get. */
function consentOf(healthConsent: boolean | undefined, now: Date): Partial<UserRow> {
	if (healthConsent === undefined) {
		return {};
	}
	return healthConsent
		? { healthConsentAt: now, healthConsentTakenBackAt: null }
		: { healthConsentAt: null, healthConsentTakenBackAt: now, consentedTo: [] };
}

type Changes = Omit<UserChanges, "usernameKey"> & { usernameKey?: string };

/** How far a device's clock may be ahead of ours, in ms. */
const CLOCK_AHEAD_MS = 5 * 60 * 1000;

/** When a mood was reported, never later than now. Throws `validation_failed` for a time in the future. */
function reportedAt(time: string, now: Date): Date {
	const ahead = Date.parse(time) - now.getTime();
	if (ahead > CLOCK_AHEAD_MS) {
		const message = "A mood can't be from the future. Check the clock of this device.";
		throw new AppError("validation_failed", message, { details: [{ path: "lastMoodUpdate", message }] });
	}
	return ahead > 0 ? now : new Date(time);
}

async function write(deps: Deps, user: UserRow, changes: Changes): Promise<UserRow> {
	if (Object.keys(changes).length === 0) {
		return user;
	}
	const { usernameKey: key } = changes;
	// An account that is being deleted doesn't take a new name.
	const isOwn = and(eq(users.id, user.id), isNull(users.deletingAt));
	const [row] = await deps.db
		.update(users)
		.set(changes)
		.where(key === undefined ? isOwn : and(isOwn, isFree(deps.db, user.id, "usernameKey", key)))
		.returning();
	if (!row && key !== undefined) {
		throw usernameTaken();
	}
	return row ?? user;
}

/** A wished mood sets its colour, unless the person also chose one. */
function colourOf({ desiredMood, currentChatColor }: UpdateUser): Partial<UserRow> {
	return desiredMood && !currentChatColor ? { currentChatColor: colourForMood(desiredMood) } : {};
}

type Defined<Fields> = { [Key in keyof Fields]: Exclude<Fields[Key], undefined> };

function withoutUndefined<Fields extends object>(fields: Fields): Partial<Defined<Fields>> {
	const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
	return Object.fromEntries(entries) as Partial<Defined<Fields>>;
}
