import type { LanguagePatterns } from "./languages.ts";

export const GERMAN: LanguagePatterns = { words: {}, idioms: [] };
