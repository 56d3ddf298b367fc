import { integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { createdAt } from "../columns.ts";
import { ownerId } from "../owner-column.ts";

export const dailyAssessments = sqliteTable(
	"daily_assessments",
	{
		id: text("id").primaryKey(),
		userId: ownerId(),
		/** The person's local day, YYYY-MM-DD. */
		date: text("date").notNull(),
		physiologicalScore: integer("physiological_score").notNull(),
		safetyScore: integer("safety_score").notNull(),
		loveScore: integer("love_score").notNull(),
		esteemScore: integer("esteem_score").notNull(),
		actualizationScore: integer("actualization_score").notNull(),
		overallMood: integer("overall_mood").notNull(),
		detectedMood: text("detected_mood"),
		chatColor: text("chat_color"),
		createdAt: createdAt(),
	},
	// One a day and person: a second one replaces the first. Also serves "newest first" for one person.
	(table) => [uniqueIndex("daily_assessments_user_date").on(table.userId, table.date)],
);

export type AssessmentRow = typeof dailyAssessments.$inferSelect;
