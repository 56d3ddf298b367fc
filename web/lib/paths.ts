/** Every place a person can go. */
export const paths = {
	home: "/",
	landing: "/landing",
	signIn: "/signin",
	signUp: "/signup",
	onboarding: "/onboarding",
	assessment: "/assessment",
	dashboard: "/dashboard",
	talk: "/c",
	temporary: "/temporary",
	profile: "/profile",
	/** The results of the twenty questions, on the profile. */
	traits: "/profile#traits",
	memory: "/profile/memory",
	personality: "/personality",
	coach: "/coach",
	exercises: "/exercises",
	progress: "/progress",
	scenes: "/scenes",
	kept: "/kept",
	/** The old address; it's part of the settings now. */
	safetyPlan: "/safety-plan",
	notifications: "/notifications",
	/** The list of parts on a phone, the first part on a wide screen: see `settingsPath`. */
	settings: "/settings",
	forgot: "/forgot",
	/** Target of a reset email's link. */
	reset: "/reset",
	deleted: "/deleted",
	/** Target of the test email's link. */
	confirm: "/confirm",
} as const;

/** The id of the conversation that a path is the address of. */
export function conversationIn(path: string): string | undefined {
	const [, talk, id] = path.split("/");
	return `/${talk?.toLowerCase()}` === paths.talk ? id || undefined : undefined;
}

/** Static pages without the app's code: link to them with a plain link. */
export const staticPaths = {
	help: "/help",
	safety: "/safety",
	outcomes: "/outcomes",
	privacy: "/privacy",
	healthData: "/health-data",
	terms: "/terms",
} as const;

/** What the page about safety shows of the counts of help. Without a script it links to it. */
export const HELP_COUNTS_PATH = "/api/duties/help-counts";

/** The totals that the page about outcomes shows. */
export const OUTCOMES_PATH = "/api/outcomes";

export const SETTINGS_PARTS = [
	"account",
	"sign-in",
	"notifications",
	"coach",
	"appearance",
	"data",
	"safety-plan",
] as const;
export type SettingsPart = (typeof SETTINGS_PARTS)[number];

/** One part of the settings. */
export function settingsPath(part: SettingsPart): string {
	return `${paths.settings}/${part}`;
}

/** One chat. */
export function talkPath(conversationId: string): string {
	return `${paths.talk}/${conversationId}`;
}

/** One coaching session. */
export function sessionPath(sessionId: string): string {
	return `${paths.coach}/${sessionId}`;
}

/** What an exercise is about, and where it begins. */
export function exercisePath(exerciseId: string): string {
	return `${paths.exercises}/${exerciseId}`;
}

/** Path of a run through an exercise. */
export function runPath(exerciseId: string, conversationId: string, runId: string): string {
	return `${exercisePath(exerciseId)}?${new URLSearchParams({ chat: conversationId, run: runId })}`;
}
