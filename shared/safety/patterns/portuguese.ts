import type { LanguagePatterns } from "./languages.ts";

export const PORTUGUESE: LanguagePatterns = { words: {}, idioms: [] };
