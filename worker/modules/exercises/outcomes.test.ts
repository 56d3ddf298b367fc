import { beforeEach, describe, expect, it } from "vitest";
import { outcomesSchema, TOO_FEW } from "#shared/schemas/public/outcomes.ts";
import { exerciseTotals } from "../../db/tables/exercise-totals.table.ts";
import { deps, stranger } from "../../test/people/factories.ts";
import { publicOutcomes } from "./outcomes.ts";
import { outcomesOf, type TotalsRow } from "./outcomes-of.ts";

const row = (changes: Partial<TotalsRow> = {}): TotalsRow => ({
	exerciseId: "sort-the-pile",
	finished: 40,
	stopped: 10,
	rated: 25,
	sumOfChanges: -50,
	sumOfSquares: 196,
	...changes,
});

beforeEach(() => deps.db.delete(exerciseTotals));

describe("the outcomes for anyone", () => {
	// spec: P.95
	it("are told by exercise: how many, how many stopped, and the mean change with its interval", () => {
		// Variance (196 - 100) / 24 = 4, standard error 0.4, and R's qt(0.975, 24) is 2.064.
		expect(outcomesOf([row()])).toEqual({
			exercises: [
				{
					exerciseId: "sort-the-pile",
					title: "Sort the pile",
					question: "How heavy is it, 0 to 10?",
					begun: 50,
					stopped: 10,
					rated: 25,
					change: { mean: -2, low: expect.closeTo(-2.826, 2), high: expect.closeTo(-1.174, 2) },
				},
			],
		});
	});

	// spec: P.95
	it("say of fewer than twenty nothing but that they are too few", () => {
		const [few] = outcomesOf([row({ finished: 15, stopped: 4, rated: 15 })]).exercises;
		expect(few).toMatchObject({ begun: TOO_FEW, stopped: TOO_FEW, rated: TOO_FEW, change: null });
		const [fewRated] = outcomesOf([row({ rated: 19 })]).exercises;
		expect(fewRated).toMatchObject({ begun: 50, stopped: 10, rated: TOO_FEW, change: null });
	});

	it("name what was asked, and that an exercise is not rated", () => {
		const { exercises } = outcomesOf([
			row({ exerciseId: "back-to-the-room" }),
			row({ exerciseId: "untangle-a-worry" }),
			row({ exerciseId: "gone" }),
		]);
		expect(exercises.map(({ exerciseId, question }) => [exerciseId, question])).toEqual([
			["untangle-a-worry", "How loud is it?"],
			["back-to-the-room", null],
		]);
	});

	it("are read once an hour", async () => {
		const at = (time: string) => publicOutcomes({ db: deps.db, now: () => new Date(time) });
		await deps.db.insert(exerciseTotals).values(row());
		const first = await at("2040-02-01T10:00:00Z");
		await deps.db.delete(exerciseTotals);
		expect(await at("2040-02-01T10:59:00Z")).toEqual(first);
		expect(await at("2040-02-01T11:00:00Z")).toEqual({ exercises: [] });
	});

	// spec: P.95
	it("need no account, and every cache may keep them for an hour", async () => {
		const answer = await stranger().get("/api/outcomes");
		expect(answer.status).toBe(200);
		expect(answer.headers.get("cache-control")).toBe("public, max-age=3600");
		expect(outcomesSchema.safeParse(await answer.json()).success).toBe(true);
	});
});
