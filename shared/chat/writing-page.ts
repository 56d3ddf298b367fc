import type { GuideNote } from "../schemas/exercises.ts";

/** Whether the person is writing on a page after this reply, and the guide keeps quiet. */
export function isPageOpen(note: GuideNote | undefined): boolean {
	return note?.asked === "page" || note?.line !== undefined;
}
