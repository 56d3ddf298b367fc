import { Buffer } from "node:buffer";
import { eq } from "drizzle-orm";
import { isTemporaryTalk } from "#shared/chat/temporary-talk.ts";
import type { Message } from "#shared/schemas/conversations.ts";
import { achievements } from "../../../db/tables/achievements.table.ts";
import { dailyAssessments } from "../../../db/tables/assessments.table.ts";
import { type ConversationRow, chatConversations } from "../../../db/tables/conversations.table.ts";
import { exerciseRuns } from "../../../db/tables/exercise-runs.table.ts";
import { aiInsights } from "../../../db/tables/insights.table.ts";
import { knownDevices } from "../../../db/tables/known-devices.table.ts";
import { notifications } from "../../../db/tables/notifications.table.ts";
import { questionnaireResponses } from "../../../db/tables/questionnaire-responses.table.ts";
import { replyReports } from "../../../db/tables/reply-reports.table.ts";
import { scenes } from "../../../db/tables/scenes.table.ts";
import { sessions } from "../../../db/tables/sessions.table.ts";
import { takeaways } from "../../../db/tables/takeaways.table.ts";
import type { UserRow } from "../../../db/tables/users.table.ts";
import type { Deps } from "../../../deps.ts";
import type { TableDump } from "../../../durable-objects/dump-tables.ts";
import { getConversationStub } from "../../../durable-objects/get-conversation.ts";
import { getPersonStub } from "../../../durable-objects/get-person.ts";
import type { KeptRun } from "../../conversations/runs/show-run.ts";

/** Messages fetched from an object at a time. */
const PAGE = 500;

export type ExportedTalk = {
	conversation: ConversationRow;
	/** What the coach keeps of it to answer from. */
	summary: string;
	/** Running or paused exercises, with the answers so far. */
	runs: KeptRun[];
	/** As their object has them, the oldest first. */
	messages: Message[];
};

export type ExportedScene = typeof scenes.$inferSelect & {
	/** The image itself, as a data URL; null when it isn't there. */
	image: string | null;
};

/** All that a person owns. What can be large comes one by one, so that no export has to fit into memory. */
export type Collected = {
	user: UserRow;
	at: Date;
	tables: {
		checkIns: (typeof dailyAssessments.$inferSelect)[];
		questionnaires: (typeof questionnaireResponses.$inferSelect)[];
		insights: (typeof aiInsights.$inferSelect)[];
		milestones: (typeof achievements.$inferSelect)[];
		notes: (typeof notifications.$inferSelect)[];
		reportedReplies: (typeof replyReports.$inferSelect)[];
		takeaways: (typeof takeaways.$inferSelect)[];
		exerciseRuns: (typeof exerciseRuns.$inferSelect)[];
		/** Where the person is signed in. Without the keys. */
		sessions: { device: string; createdAt: Date; lastSeenAt: Date }[];
		/** The browsers that signed in before. Without their tokens' hashes. */
		knownDevices: { createdAt: Date; expiresAt: Date }[];
	};
	/** What the person's own object stores: the coach's memory, the safety plan, times of activity, spending. */
	personal: TableDump;
	talks: () => AsyncGenerator<ExportedTalk>;
	scenes: () => AsyncGenerator<ExportedScene>;
};

/**
 * An export never mentions a temporary chat. It leaves out the secret that recognises deleted facts: a file with both
 * could be searched for them.
 */
function forExport({
	temporary_talk: _,
	memory_key: __,
	conversation_sockets = [],
	...kept
}: TableDump): TableDump {
	const isKept = (row: TableDump[string][number]) => !isTemporaryTalk(String(row.conversation_id));
	return { ...kept, conversation_sockets: conversation_sockets.filter(isKept) };
}

/** Gathers it. Conversations are read from their objects, which hold the truth. */
export async function collect(deps: Deps, user: UserRow): Promise<Collected> {
	const { db, env } = deps;
	const [
		personal,
		[checkIns, questionnaires, insights, milestones, notes, reportedReplies, kept, runs, live, devices],
	] = await Promise.all([
		getPersonStub(env, user.id).everything(),
		db.batch([
			db.select().from(dailyAssessments).where(eq(dailyAssessments.userId, user.id)),
			db.select().from(questionnaireResponses).where(eq(questionnaireResponses.userId, user.id)),
			db.select().from(aiInsights).where(eq(aiInsights.userId, user.id)),
			db.select().from(achievements).where(eq(achievements.userId, user.id)),
			db.select().from(notifications).where(eq(notifications.userId, user.id)),
			db.select().from(replyReports).where(eq(replyReports.userId, user.id)),
			db.select().from(takeaways).where(eq(takeaways.userId, user.id)),
			db.select().from(exerciseRuns).where(eq(exerciseRuns.userId, user.id)),
			db.select().from(sessions).where(eq(sessions.userId, user.id)),
			db.select().from(knownDevices).where(eq(knownDevices.userId, user.id)),
		]),
	]);
	return {
		user,
		at: deps.now(),
		tables: {
			checkIns,
			questionnaires,
			insights,
			milestones,
			notes,
			reportedReplies,
			takeaways: kept,
			exerciseRuns: runs,
			sessions: live.map(({ sess, lastSeenAt }) => ({
				device: sess.device,
				createdAt: new Date(sess.createdAt),
				lastSeenAt,
			})),
			knownDevices: devices.map(({ createdAt, expiresAt }) => ({ createdAt, expiresAt })),
		},
		personal: forExport(personal),
		talks: () => talksOf(deps, user.id),
		scenes: () => scenesOf(deps, user.id),
	};
}

async function* talksOf({ db, env }: Deps, userId: string): AsyncGenerator<ExportedTalk> {
	const rows = await db
		.select()
		.from(chatConversations)
		.where(eq(chatConversations.userId, userId))
		.orderBy(chatConversations.createdAt);
	for (const conversation of rows) {
		const object = getConversationStub(env, conversation.id);
		const { summary, runs } = await object.kept(userId);
		const messages: Message[] = [];
		for (let hasMore = true; hasMore; ) {
			const page = await object.page(userId, messages[0]?.id, PAGE);
			// Skips a conversation that was just deleted: its owner can still restore it.
			messages.unshift(...(page.ok ? page.messages : []));
			hasMore = page.ok && page.hasMore;
		}
		yield { conversation, summary, runs, messages };
	}
}

async function* scenesOf({ db, env }: Deps, userId: string): AsyncGenerator<ExportedScene> {
	for (const scene of await db.select().from(scenes).where(eq(scenes.userId, userId))) {
		const kept = scene.key ? await env.SCENES.get(scene.key) : null;
		const image = kept
			? `data:${scene.contentType};base64,${Buffer.from(await kept.arrayBuffer()).toString("base64")}`
			: null;
		yield { ...scene, image };
	}
}
