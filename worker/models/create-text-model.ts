import { createBuiltinCoach } from "./builtin/builtin-coach.ts";
import type { TextModel } from "./text-model.ts";

/** How fast the built-in coach writes when nothing else is set: about two words in this many ms. */
const DEFAULT_PACE_MS = 60;

/** The coach that answers. With no provider configured that is the built-in one. */
export function createTextModel(settings: { BUILTIN_COACH_PACE_MS?: number | undefined }): TextModel {
	return createBuiltinCoach({ pieceDelayMs: () => settings.BUILTIN_COACH_PACE_MS ?? DEFAULT_PACE_MS });
}
