// Requests that their schemas let through, for tests that change one field.
type Checked = { success: boolean; error?: { issues: { message: string }[] } | undefined };
export type Schema = { safeParse: (value: unknown) => Checked };

export const letters = (count: number) => "x".repeat(count);
export const rating = {
	userId: "usr_1",
	date: "2026-11-20",
	physiologicalScore: 1,
	safetyScore: 2,
	loveScore: 3,
	esteemScore: 4,
	actualizationScore: 5,
	overallMood: 3,
};
export const person = { username: "mira", email: "mira@example.org", password: "a long password" };
export const chat = { message: "Hello", userId: "usr_1" };
