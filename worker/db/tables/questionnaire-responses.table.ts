import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt } from "../columns.ts";
import { ownerId } from "../owner-column.ts";

export const questionnaireResponses = sqliteTable(
	"questionnaire_responses",
	{
		id: text("id").primaryKey(),
		userId: ownerId(),
		/** The person's local day, YYYY-MM-DD. */
		date: text("date").notNull(),
		responses: text("responses", { mode: "json" }).$type<Record<string, unknown>>().notNull(),
		personalityProfile: text("personality_profile"),
		recommendedHabits: text("recommended_habits", { mode: "json" }).$type<string[]>().notNull().default([]),
		aiAnalysis: text("ai_analysis"),
		createdAt: createdAt(),
	},
	(table) => [index("questionnaire_responses_user_date").on(table.userId, table.date)],
);
