import type { Disclosure } from "#shared/safety/disclosure.ts";
import type { RiskLevel } from "#shared/safety/risk.ts";
import { type Forgotten, NOTHING_FORGOTTEN } from "../memory/fact-marks.ts";
import type { StoredFact } from "../memory/memory-store.ts";
import type { SpendOutcome } from "./daily-quotas.ts";
import type { Facets } from "./person-tables.ts";
import type { RiskState } from "./risk-store.ts";
import type { Writer } from "./usage-sessions.ts";

/** Newest memory facts sent per reply. */
const FACTS_IN_PROMPT = 40;

/** `level` is what the person's new message alone shows; null without a new message. */
export type PrepareReply = Writer & { costs: boolean; remembers: boolean; level: RiskLevel | null };

export type PreparedReply = {
	spending: SpendOutcome;
	memory: StoredFact[];
	forgotten: Forgotten;
	risk: RiskState | null;
	/** What to tell the person with the reply. */
	disclosure: Disclosure | null;
	/** It's time to ask once, gently, after something that wasn't meant so. */
	asksAgain: boolean;
};

/** The data of a person who left. */
export const NOTHING_PREPARED: PreparedReply = {
	spending: { ok: true },
	memory: [],
	forgotten: NOTHING_FORGOTTEN,
	risk: null,
	disclosure: null,
	asksAgain: false,
};

/**
 * What a coach may know besides the profile, oldest first, and whether a reply that costs money may be asked for. `later`
 * gets the write that needs no answer to wait for it.
 */
export function prepareReply(
	{ memory, safety, spending, usage }: Facets,
	{ costs, remembers, level, ...writer }: PrepareReply,
	later: (write: () => void) => void,
): PreparedReply {
	const now = Date.now();
	const writing = level === null ? null : usage.noteWriting(writer, now);
	if (writing) {
		later(writing.keep);
	}
	return {
		spending: costs ? spending.checkReplies(now) : { ok: true },
		memory: remembers ? memory.list(FACTS_IN_PROMPT).reverse() : [],
		forgotten: memory.forgotten(),
		risk: safety.state(now),
		disclosure: writing?.disclosure ?? null,
		asksAgain: level === "none" && safety.takeAskingAgain(now),
	};
}
