import type { Plugin } from "vite";

/** The parts of OpenAI's API that are used here: chat, speech both ways, images. */
const USED = /^(?:resources\/(?:index|chat\/|chat\.|audio\/|audio\.|images\.)|lib\/chat-completions\/)/;

/**
 * Leaves out of the bundle what of OpenAI's SDK is not used: the parts of the API that nobody calls, and the helpers that
 * gather streams and run tools. Its client makes one object for each part, so that no bundler can tell by itself: with all
 * of them it is four times as large. What is left out keeps its name, and says so when it is called.
 */
export function openAiParts(): Plugin {
	return {
		name: "attune:openai-parts",
		transform: {
			filter: { id: /\/openai\/(?:resources|lib)\/.+\.mjs$/ },
			handler(code, id) {
				const part = id.replace(/^.*\/openai\/(?=resources\/|lib\/)/, "");
				if (USED.test(part)) {
					return null;
				}
				const stubs = this.parse(code).body.flatMap((statement) => {
					const made = statement.type === "ExportNamedDeclaration" ? statement.declaration : null;
					switch (made?.type) {
						case "ClassDeclaration":
							return [`export class ${made.id?.name} {}`];
						case "FunctionDeclaration":
							return [
								`export function ${made.id?.name}() { throw new Error("${made.id?.name} is left out of this bundle."); }`,
							];
						case "VariableDeclaration":
							return made.declarations.flatMap(({ id: { type, ...named } }) =>
								type === "Identifier"
									? [`export const ${(named as { name: string }).name} = undefined;`]
									: [],
							);
						default:
							return [];
					}
				});
				return { code: stubs.join("\n"), map: null };
			},
		},
	};
}
