import type { LanguagePatterns } from "./languages.ts";

export const ITALIAN: LanguagePatterns = { words: {}, idioms: [] };
