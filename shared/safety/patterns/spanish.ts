import type { LanguagePatterns } from "./languages.ts";

export const SPANISH: LanguagePatterns = { words: {}, idioms: [] };
