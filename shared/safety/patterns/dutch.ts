import type { LanguagePatterns } from "./languages.ts";

export const DUTCH: LanguagePatterns = { words: {}, idioms: [] };
