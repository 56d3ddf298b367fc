import { createInsertSchema } from "drizzle-zod";
import * as tables from "./schema.ts";

/**
 * What a caller gives to add a row of each entity: everything but the id and the time, which the
 * product sets itself. An achievement's time is when it was unlocked, so only its id is left out.
 */
export const insertSchemas = {
	users: createInsertSchema(tables.users).omit({ id: true, createdAt: true }),
	dailyAssessments: createInsertSchema(tables.dailyAssessments).omit({ id: true, createdAt: true }),
	aiInsights: createInsertSchema(tables.aiInsights).omit({ id: true, createdAt: true }),
	achievements: createInsertSchema(tables.achievements).omit({ id: true }),
	notifications: createInsertSchema(tables.notifications).omit({ id: true, createdAt: true }),
	chatConversations: createInsertSchema(tables.chatConversations).omit({ id: true, createdAt: true }),
	chatMessages: createInsertSchema(tables.chatMessages).omit({ id: true, createdAt: true, rowId: true }),
	questionnaireResponses: createInsertSchema(tables.questionnaireResponses).omit({
		id: true,
		createdAt: true,
	}),
};
