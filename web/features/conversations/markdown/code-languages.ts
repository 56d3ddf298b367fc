export type Grammar =
	| "bash"
	| "c"
	| "cpp"
	| "csharp"
	| "css"
	| "go"
	| "java"
	| "javascript"
	| "json"
	| "kotlin"
	| "php"
	| "python"
	| "ruby"
	| "rust"
	| "sql"
	| "swift"
	| "typescript"
	| "xml"
	| "yaml";

/** Languages of code blocks: the grammar, its name, and the fence names that models use. */
const LANGUAGES: [grammar: Grammar, name: string, written: string][] = [
	["bash", "Shell", "bash sh shell zsh console terminal"],
	["c", "C", "c h"],
	["cpp", "C++", "cpp c++ cc hpp"],
	["csharp", "C#", "csharp c# cs"],
	["css", "CSS", "css"],
	["go", "Go", "go golang"],
	["java", "Java", "java"],
	["javascript", "JavaScript", "javascript js jsx mjs"],
	["json", "JSON", "json jsonc json5"],
	["kotlin", "Kotlin", "kotlin kt"],
	["php", "PHP", "php"],
	["python", "Python", "python py python3"],
	["ruby", "Ruby", "ruby rb"],
	["rust", "Rust", "rust rs"],
	["sql", "SQL", "sql mysql postgres postgresql sqlite"],
	["swift", "Swift", "swift"],
	["typescript", "TypeScript", "typescript ts tsx mts"],
	["xml", "HTML", "html xhtml"],
	["xml", "XML", "xml svg"],
	["yaml", "YAML", "yaml yml"],
];

/** A longer word after a fence isn't a language. */
const LONGEST_NAME = 24;

/** The language of a block as its opening fence names it, if it does, and the grammar where there is one. */
export function codeLanguage(written = ""): { name: string; grammar: Grammar | null } {
	const word = written.toLowerCase();
	for (const [grammar, name, names] of LANGUAGES) {
		if (names.split(" ").includes(word)) {
			return { name, grammar };
		}
	}
	return { name: written !== "" && written.length <= LONGEST_NAME ? written : "Code", grammar: null };
}
