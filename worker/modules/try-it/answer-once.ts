import { screened } from "#shared/safety/doubt.ts";
import { helpFor } from "#shared/safety/help-for.ts";
import type { Tried, TryIt } from "#shared/schemas/try-it.ts";
import { DEFAULT_STYLE } from "#shared/styles.ts";
import type { Deps } from "../../deps.ts";
import { composeReply } from "../../models/builtin/compose-reply.ts";
import { UNKNOWN_PERSON } from "../../models/unknown-person.ts";
import { localHour } from "../notifications/timing/zoned-time.ts";

/**
 * One answer of the built-in coach to somebody of whom nothing is known. The same safety first as in a talk; no model is
 * asked, and nothing is kept, not even that somebody asked.
 */
export function answerOnce(
	{ country, now }: Pick<Deps, "country" | "now">,
	{ message, timeZone }: TryIt,
): Tried {
	const { level } = screened(message);
	const help = helpFor(message, level, country);
	const reply = composeReply({
		isStranger: true,
		person: { ...UNKNOWN_PERSON, localHour: localHour(timeZone ?? "UTC", now()) },
		mode: "deep",
		style: DEFAULT_STYLE,
		risk: level,
		coach: "builtin",
		summary: "",
		agreed: [],
		turns: [{ role: "user", content: message }],
		written: "",
	});
	return { message: reply, help };
}
