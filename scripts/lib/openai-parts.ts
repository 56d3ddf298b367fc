import type { Plugin } from "vite";

/** The parts of OpenAI's API that are used here: chat, speech both ways, images. */
const USED = /^(?:chat|audio|images)(?:\/|\.|$)/;

/**
 * Leaves out of the bundle what of OpenAI's SDK is not used. Its client makes one object for every part of the API, so
 * that no bundler can tell by itself: with all of them it is three times as large. A part that is left out is an empty
 * class of the same name.
 */
export function openAiParts(): Plugin {
	return {
		name: "attune:openai-parts",
		transform: {
			filter: { id: /\/openai\/resources\/.+\.mjs$/ },
			handler(code, id) {
				const part = id.replace(/^.*\/openai\/resources\//, "");
				if (part === "index.mjs" || USED.test(part)) {
					return null;
				}
				const names = this.parse(code).body.flatMap((statement) =>
					statement.type === "ExportNamedDeclaration" && statement.declaration?.type === "ClassDeclaration"
						? [statement.declaration.id?.name]
						: [],
				);
				return { code: names.map((name) => `export class ${name} {}`).join("\n"), map: null };
			},
		},
	};
}
