import * as z from "zod/mini";

/** An answer about the guide itself, or about how the product works. */
export const aboutSchema = z.strictObject({
	id: z.string(),
	/** Regular expressions over the words in lower case without apostrophes; at most 15, of at most 200 characters each. */
	asked: z.array(z.string()).check(z.minLength(1), z.maxLength(15)),
	/** Two to four different ways to say it, each under 40 words. */
	say: z.array(z.string()).check(z.minLength(2), z.maxLength(4)),
	/** The same for a chat that leaves no trace, where another answer is true. */
	temporary: z.optional(z.array(z.string()).check(z.minLength(2), z.maxLength(4))),
	/** Chips after it: messages that the guide understands ("Menu", "Just write", "Two tips for sleep"). */
	choices: z.optional(z.array(z.string()).check(z.maxLength(3))),
});
export type About = z.infer<typeof aboutSchema>;

/** What is true to say of it in this chat. */
export function waysToSay({ say, temporary }: About, isTemporary: boolean | undefined): string[] {
	return (isTemporary && temporary) || say;
}

export function chipsOf({ choices = [] }: About): { label: string; offer: string }[] {
	return choices.map((label) => ({ label, offer: "say" }));
}
