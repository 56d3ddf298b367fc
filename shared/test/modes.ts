import fc from "fast-check";
import { MODE_ORIGINS, type Modes } from "../chat/mode-machine.ts";
import { STYLE_SLUGS } from "../chat/styles.ts";

/** Any modes that may be: the two are never on together, nor Practical Help with a style. */
export const anyModes: fc.Arbitrary<Modes> = fc
	.record({
		mode: fc.constantFrom("deep", "practical", "none"),
		style: fc.constantFrom(null, ...STYLE_SLUGS),
		origin: fc.constantFrom(...MODE_ORIGINS),
	})
	.map(({ mode, style, origin }) => ({
		deep: mode === "deep",
		practical: mode === "practical",
		// Practical Help and a style are never on together.
		style: mode === "practical" ? null : style,
		origin,
	}));

/** What holds before anything was chosen. */
export const DEEP: Modes = { deep: true, practical: false, style: null, origin: "default" };
export const PRACTICAL: Modes = { deep: false, practical: true, style: null, origin: "person" };
export const FRIEND: Modes = { deep: true, practical: false, style: "need-friend", origin: "person" };
