import type { LanguagePatterns } from "./languages.ts";

export const FRENCH: LanguagePatterns = { words: {}, idioms: [] };
