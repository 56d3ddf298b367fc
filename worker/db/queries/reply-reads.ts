import type { SQL } from "drizzle-orm";
import type { BatchResponse } from "drizzle-orm/batch";
import type { Database } from "../client.ts";
import { newestTalks } from "./conversations.ts";
import { newestAssessments } from "./newest-assessments.ts";
import { newestTakeaways } from "./newest-takeaways.ts";

/** The rows that a reply needs: newest check-ins, kept things, chats and coaching sessions of one person. */
export type ReplyReads = BatchResponse<ReturnType<typeof replyQueries>>;

/** The statements of one batch, for the person with this id; a subquery may give it. */
export function replyQueries(db: Database, userId: string | SQL<string>) {
	return [
		newestAssessments(db, userId),
		newestTakeaways(db, userId),
		newestTalks(db, userId, "chat"),
		newestTalks(db, userId, "coaching"),
	] as const;
}
