/**
 * The modules of the Worker, from the lowest to the highest. A module imports only those above it in this list. Where one must
 * cause something in a later one, it sends a job or a queue message.
 */
export const MODULE_ORDER = [
	"counts",
	"duties",
	"typed-words",
	"mail",
	"achievements",
	"coaching",
	"takeaways",
	"memory",
	"search",
	"person",
	"safety",
	"moods",
	"notifications",
	"auth",
	"conversations",
	"exercises",
	"assessments",
	"scenes",
	"account",
	"users",
	"profile",
	"personality",
	"progress",
	"speech",
	"try-it",
	"capabilities",
	"health",
] as const;
