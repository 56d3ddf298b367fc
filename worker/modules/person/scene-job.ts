import type { Spending } from "./daily-quotas.ts";

/** A scene that takes longer counts as failed; its result is dropped. In ms. */
export const SCENE_MS = 90_000;

export type BeginScene =
	/** `in-hand`: another scene is in progress, with this id. */
	{ outcome: "begun" | "in-hand"; sceneId: string } | { outcome: "spent"; renewsAt: number };

type Job = { scene_id: string; begun_at: number };

/** One person's scene in progress: one at a time, with a daily limit. Callers can wait for its end. */
export class SceneJob {
	private readonly sql: SqlStorage;
	private readonly spending: Spending;
	private readonly waiting = new Map<string, PromiseWithResolvers<void>>();

	constructor(sql: SqlStorage, spending: Spending) {
		this.sql = sql;
		this.spending = spending;
	}

	begin(sceneId: string, now: number, limit?: number): BeginScene {
		const job = this.read();
		if (job && job.scene_id !== "" && now - job.begun_at < SCENE_MS) {
			return { outcome: "in-hand", sceneId: job.scene_id };
		}
		const spent = this.spending.spend("scenes", now, limit);
		if (!spent.ok) {
			return { outcome: "spent", renewsAt: spent.renewsAt };
		}
		this.sql.exec("INSERT OR REPLACE INTO scene_job (id, scene_id, begun_at) VALUES (1, ?, ?)", sceneId, now);
		return { outcome: "begun", sceneId };
	}

	/** The job is over: the next may begin. */
	end(sceneId: string): void {
		this.sql.exec("UPDATE scene_job SET scene_id = '' WHERE scene_id = ?", sceneId);
		this.waiting.get(sceneId)?.resolve();
		this.waiting.delete(sceneId);
	}

	/** Resolves when the scene is over or after `ms`; at once when it's already over. */
	async wait(sceneId: string, ms: number): Promise<void> {
		if (this.read()?.scene_id !== sceneId) {
			return;
		}
		const waiter = this.waiting.get(sceneId) ?? Promise.withResolvers<void>();
		this.waiting.set(sceneId, waiter);
		const timer = setTimeout(waiter.resolve, ms);
		await waiter.promise;
		clearTimeout(timer);
		this.waiting.delete(sceneId);
	}

	private read(): Job | undefined {
		return this.sql.exec<Job>("SELECT scene_id, begun_at FROM scene_job WHERE id = 1").toArray()[0];
	}
}
