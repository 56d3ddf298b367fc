import type { NamedMood } from "#shared/mood/mood-colours.ts";
import { type DetectedMood, sureMood } from "#shared/mood/mood-detection.ts";
import type { RiskLevel } from "#shared/safety/risk.ts";
import type { SafetyPanel } from "#shared/schemas/safety.ts";
import type { Usage } from "../../models/text-model.ts";
import { shownBy } from "../duties/count-help.ts";
import type { ConversationDeps } from "./object/conversation-deps.ts";
import type { ConversationStorage } from "./object/conversation-storage.ts";
import type { Turn } from "./object/turn.ts";

type Begun = {
	turn: Turn;
	level?: RiskLevel;
	help?: SafetyPanel | undefined;
	tellsAge?: boolean;
	mood?: DetectedMood | null;
};

/**
 * Records in the owner's own object what a turn requests, uses and shows of danger. Never delays a reply: it runs
 * beside it, and a failure is only logged.
 */
export class OwnerNotes {
	private readonly store: ConversationStorage;
	private readonly deps: () => ConversationDeps;
	private readonly keepAlive: (work: Promise<unknown>) => void;

	constructor(
		store: ConversationStorage,
		deps: () => ConversationDeps,
		keepAlive: (work: Promise<unknown>) => void,
	) {
		this.store = store;
		this.deps = deps;
		this.keepAlive = keepAlive;
	}

	/** Records what the message of a new turn shows, and the help beside it. */
	begun({ turn, level = "none", help, tellsAge = false, mood = null }: Begun): void {
		this.risk(level, 1);
		this.age(tellsAge);
		this.help(turn.request.country, undefined, help);
		this.mood(turn, sureMood(mood));
	}

	/** The risk state is the person's, for all their conversations. The level is that of one message alone. */
	risk(level: RiskLevel, layer: 1 | 2): void {
		if (level !== "none") {
			this.note({ risk: "not noted" }, (owner) => this.deps().noteRisk(owner, level, layer));
		}
	}

	private age(isTold: boolean): void {
		if (isTold) {
			this.note({ age: "not noted" }, (owner) => this.deps().noteMinor(owner));
		}
	}

	/** The chat's colour follows a certain mood. Nothing is stored of a temporary chat. */
	private mood({ request }: Turn, mood: NamedMood | null): void {
		if (mood && !request.isTemporary) {
			this.note({ mood: "not noted" }, (owner) => this.deps().noteMood(owner, mood));
		}
	}

	/** Counts help that newly appears beside a reply, without naming the person. */
	help(country: string | null, before: SafetyPanel | undefined, after: SafetyPanel | undefined): void {
		const shown = shownBy(before, after);
		if (shown.length > 0) {
			const { log, countShown } = this.deps();
			this.keepAlive(countShown(country, shown).catch(() => log({ level: "warn", help: "not counted" })));
		}
	}

	/** Counted on request, so that asking no model costs nothing. */
	reply(): void {
		this.note({ reply: "not counted" }, (owner) => this.deps().countReply(owner));
	}

	usage(usage: Usage | null): void {
		if (usage) {
			this.note({ usage: "not recorded" }, (owner) => this.deps().recordUsage(owner, usage));
		}
	}

	private note(missed: Record<string, string>, work: (owner: string) => Promise<unknown>): void {
		const owner = this.store.meta()?.owner;
		if (owner) {
			const { log } = this.deps();
			this.keepAlive(work(owner).catch(() => log({ level: "warn", ...missed })));
		}
	}
}
