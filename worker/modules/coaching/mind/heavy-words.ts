import { dangerIn, soundsPassive } from "../../../models/builtin/danger.ts";

/** Words that show danger, or may: they are answered, and put to no other use. */
export function isHeavyWords(text: string): boolean {
	return dangerIn(text) !== null || soundsPassive(text);
}
