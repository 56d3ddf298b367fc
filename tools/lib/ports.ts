/** Each server that a journey or a script starts has a port of its own: they may run at the same time. */
const STARTED = [
	"journeys",
	"server-killed",
	"providers",
	"live-chat",
	"local-traces",
	"kill-storm",
	"voice",
	"enumeration",
	"restore-drill",
	"two-kills",
	"landing-pictures",
	"bench",
	"bench-floor",
	"lighthouse",
	"simulated-load",
	"outcomes",
] as const;

/** The port that `name` listens on. */
export function portOf(name: (typeof STARTED)[number]): number {
	return 8801 + STARTED.indexOf(name);
}
