import { sql } from "drizzle-orm";
import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "../../db/columns.ts";
import { users } from "../users/users.table.ts";

export const questionnaireResponses = sqliteTable(
	"questionnaire_responses",
	{
		id: text("id").primaryKey(),
		userId: text("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		/** The person's own local day, YYYY-MM-DD. */
		date: text("date").notNull(),
		responses: text("responses", { mode: "json" }).$type<Record<string, unknown>>().notNull(),
		personalityProfile: text("personality_profile"),
		recommendedHabits: text("recommended_habits", { mode: "json" }).$type<string[]>().notNull().default([]),
		aiAnalysis: text("ai_analysis"),
		createdAt: instant("created_at").notNull().default(sql`(unixepoch() * 1000)`),
	},
	(table) => [index("questionnaire_responses_user_date").on(table.userId, table.date)],
);
