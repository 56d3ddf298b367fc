import { eq } from "drizzle-orm";
import { colourForMood, type NamedMood, namedMood } from "#shared/mood/mood-colours.ts";
import { isActive } from "#shared/pause.ts";
import type { ChatColorChange, MoodSupportAnswer, UserMood } from "#shared/schemas/moods.ts";
import { type UserRow, users } from "../../db/tables/users.table.ts";
import type { Deps } from "../../deps.ts";
import { hearMoods } from "../typed-words/hear-moods.ts";
import { DANGER, moodSupportFor } from "./content/mood-support.ts";
import { moodEntry, type UserChanges } from "./mood-history.ts";

type MoodDeps = Pick<Deps, "db" | "now">;

/** Sets the colour of the chat and, when a mood was read from a message, that mood with its time. */
export function setChatColor(deps: MoodDeps, user: UserRow, input: ChatColorChange): Promise<UserRow> {
	const mood = input.detectedMood ? nameOf(input.detectedMood) : null;
	return change(deps, user, {
		currentChatColor: input.chatColor.toLowerCase(),
		...(mood ? { currentMood: mood, ...moodEntry(mood, "detected", deps.now()) } : {}),
	});
}

/**
 * Updates the chat's colour from the mood of a calm message. Changes nothing when the mood is the same, or when we may not
 * keep the person's health data. True when it changed.
 */
export async function followMood(deps: MoodDeps, userId: string, mood: NamedMood): Promise<boolean> {
	const [user] = await deps.db.select().from(users).where(eq(users.id, userId));
	const chatColor = colourForMood(mood);
	if (!user || !isActive(user) || (mood === user.currentMood && chatColor === user.currentChatColor)) {
		return false;
	}
	await setChatColor(deps, user, { chatColor, detectedMood: mood });
	return true;
}

export function userMood({ desiredMood, currentMood, currentChatColor }: UserRow): UserMood {
	return { desiredMood, currentMood, currentChatColor };
}

/** Words for a mood that the person chose, which becomes their mood of now unless it shows danger. */
export async function supportMood(
	deps: Deps,
	user: UserRow,
	selectedMood: string,
): Promise<MoodSupportAnswer> {
	const { safety } = await hearMoods(deps, user, { currentMood: selectedMood });
	if (!safety) {
		const mood = nameOf(selectedMood);
		await change(deps, user, {
			currentMood: mood,
			currentChatColor: colourForMood(mood),
			...moodEntry(mood, "current", deps.now()),
		});
	}
	return { success: true, moodSupport: safety ? DANGER : moodSupportFor(selectedMood) };
}

/** Stores a known mood by its canonical name. */
function nameOf(mood: string): string {
	return namedMood(mood) ?? mood;
}

async function change({ db }: MoodDeps, user: UserRow, changes: UserChanges): Promise<UserRow> {
	const [row] = await db.update(users).set(changes).where(eq(users.id, user.id)).returning();
	return row ?? user;
}
