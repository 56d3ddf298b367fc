import { AppError } from "../../http/app-error.ts";
import type { MoveRunOutcome, StartRunOutcome } from "../conversations/runs/run-contract.ts";
import { NOT_TODAY } from "../conversations/runs/run-lines.ts";

type Refusal = Extract<StartRunOutcome | MoveRunOutcome, { ok: false }>["reason"];

export function refusedRun(reason: Refusal): AppError {
	switch (reason) {
		case "gone":
			return new AppError("not_found", "We can't find that conversation.");
		case "no_such_exercise":
			return new AppError("not_found", "We can't find that exercise.");
		case "no_such_run":
			return new AppError("not_found", "We can't find this exercise any more. You can start it again.");
		case "not_now":
			return new AppError("not_now", NOT_TODAY);
		case "other_step":
			return new AppError(
				"other_step",
				"We didn't save your answer, because this exercise is at another step now.",
			);
	}
}
