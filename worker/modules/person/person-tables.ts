import { destroyStorage, migrate, type ObjectLife, readLife } from "../../durable-objects/migrate.ts";
import type { AppEnv } from "../../env.ts";
import { TimingStore } from "../../timing/timing-store.ts";
import { MemoryStore } from "../memory/memory-store.ts";
import { SearchRebuild } from "../search/search-rebuild.ts";
import { ConversationSockets } from "./conversation-sockets.ts";
import { Spending } from "./daily-quotas.ts";
import { Limits } from "./limits.ts";
import { MadeTexts } from "./model-text-claims.ts";
import { PERSON_MIGRATIONS } from "./person-migrations.ts";
import { PersonSearch } from "./person-search.ts";
import { RiskStore } from "./risk-store.ts";
import { SceneJob } from "./scene-job.ts";
import { TemporaryTalk } from "./temporary-talk.ts";
import { UsageSessions } from "./usage-sessions.ts";

/** The person's data by domain. Each part reads and writes its own tables. */
export type Facets = ReturnType<typeof createFacets>;

/**
 * Decides for every call whether the person's tables may be used: the first write makes them, and nothing makes them
 * again after the person left.
 */
export class PersonTables {
	private readonly storage: DurableObjectStorage;
	private readonly facets: Facets;
	private life: ObjectLife;

	constructor(storage: DurableObjectStorage, env: AppEnv) {
		this.storage = storage;
		this.facets = createFacets(storage, env, () => this.life === "open");
		this.life = readLife(storage);
		if (this.life === "open") {
			migrate(storage, PERSON_MIGRATIONS);
		}
	}

	/** Runs `work`, and makes missing tables first. Returns null, without running it, once the person left. */
	whenHere<Result>(work: (facets: Facets) => Result): Result | null {
		if (this.life === "new") {
			migrate(this.storage, PERSON_MIGRATIONS);
			this.life = "open";
		}
		return this.whenKnown(work);
	}

	/** Runs `work` where tables are. Returns null where none are: a read with a guessed id stores nothing. */
	whenKnown<Result>(work: (facets: Facets) => Result): Result | null {
		return this.life === "open" ? work(this.facets) : null;
	}

	/** Whether the person left. */
	isDestroyed(): boolean {
		return this.life === "destroyed";
	}

	/** Removes everything, for good. `whenHere` and `whenKnown` run nothing from now on. */
	async destroy(): Promise<void> {
		this.life = "destroyed";
		await destroyStorage(this.storage);
	}
}

function createFacets(storage: DurableObjectStorage, env: AppEnv, isOpen: () => boolean) {
	const { sql } = storage;
	const spending = new Spending(sql);
	const limits = new Limits(sql);
	const memory = new MemoryStore(sql);
	return {
		memory,
		safety: new RiskStore(sql),
		spending,
		limits,
		usage: new UsageSessions(sql),
		timing: new TimingStore(sql),
		scenes: new SceneJob(sql, spending),
		texts: new MadeTexts(sql),
		temporaryTalk: new TemporaryTalk(sql),
		conversations: new ConversationSockets(sql),
		search: new PersonSearch({ storage, rebuild: new SearchRebuild(storage, env, isOpen), limits, memory }),
	};
}
