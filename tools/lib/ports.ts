/** Set `ATTUNE_FIRST_PORT` where another clone's servers run on the same machine. */
const FIRST_PORT = Number(process.env.ATTUNE_FIRST_PORT ?? 8801);

/** A port for each server that a journey or script starts, so that they can run at once. */
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
	return FIRST_PORT + STARTED.indexOf(name);
}
