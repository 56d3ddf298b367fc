import * as z from "zod/mini";
import { hexColorSchema, writtenText } from "./common.ts";

/** The longest mood: a name or a few words. */
export const MOOD_TEXT_MAX = 60;

const moodText = () =>
	writtenText().check(z.maxLength(MOOD_TEXT_MAX, "Use at most 60 characters for a mood"));

export const chatColorSchema = z.object({
	chatColor: hexColorSchema,
	/** The mood behind the colour, when it was detected in a message. */
	detectedMood: z.optional(z.nullable(moodText())),
});
export type ChatColorChange = z.infer<typeof chatColorSchema>;

export const moodSupportSchema = z.object({
	selectedMood: moodText().check(z.minLength(1, "Choose a mood or write one")),
});

export const moodSupportAnswerSchema = z.object({ success: z.literal(true), moodSupport: z.string() });
export type MoodSupportAnswer = z.infer<typeof moodSupportAnswerSchema>;

/** A person's moods as the chat shows them. */
export const userMoodSchema = z.object({
	desiredMood: z.nullable(z.string()),
	currentMood: z.nullable(z.string()),
	currentChatColor: hexColorSchema,
});
export type UserMood = z.infer<typeof userMoodSchema>;
