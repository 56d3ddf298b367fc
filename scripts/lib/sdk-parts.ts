import type { Plugin, Rolldown } from "vite";

/** Of OpenAI's SDK all but these is left out: chat, speech both ways, images. */
const OPENAI_USED =
	/^(?:resources\/(?:index|chat\/(?:index|chat|completions\/(?:index|completions))\.|chat\.|audio\/(?:index|audio|speech|transcriptions)\.|images\.)|lib\/chat-completions\/)/;

/** Of Anthropic's SDK these are left out: gathering a stream, batches, and every way to sign in but a key. */
const CLAUDE_UNUSED =
	/^(?:lib\/(?:MessageStream|parser|credentials\/(?:credential-chain|user-oauth|oidc-federation|identity-token))\.|_vendor\/|resources\/messages\/batches\.)/;

/**
 * Leaves out of the bundle what of the providers' SDKs is not used: the parts of the API that nobody calls, and the
 * helpers that gather streams and run tools. Their clients make one object for each part, so that no bundler can tell by
 * itself: with all of them OpenAI's is four times as large. What is left out keeps its name, and says so when it is called.
 */
export function sdkParts(): Plugin {
	return {
		name: "attune:sdk-parts",
		transform: {
			filter: { id: /\/(?:openai\/(?:resources|lib)|@anthropic-ai\/sdk)\/.+\.mjs$/ },
			handler(code, id) {
				const part = id.replace(/^.*\/(?:openai|@anthropic-ai\/sdk)\//, "");
				const isUsed = id.includes("/openai/") ? OPENAI_USED.test(part) : !CLAUDE_UNUSED.test(part);
				return isUsed ? null : { code: this.parse(code).body.flatMap(stubs).join("\n"), map: null };
			},
		},
	};
}

/** What a module exports, by its names, with nothing behind them. */
function stubs(statement: ReturnType<Rolldown.PluginContext["parse"]>["body"][number]): string[] {
	if (statement.type !== "ExportNamedDeclaration") {
		return [];
	}
	const made = statement.declaration;
	switch (made?.type) {
		case "ClassDeclaration":
			return [`export class ${made.id?.name} {}`];
		case "FunctionDeclaration":
			return [
				`export function ${made.id?.name}() { throw new Error("${made.id?.name} is left out of this bundle."); }`,
			];
		case "VariableDeclaration":
			return made.declarations.flatMap(({ id }) => (id.type === "Identifier" ? [nothing(id.name)] : []));
		default:
			return statement.specifiers.flatMap(({ exported }) =>
				exported.type === "Identifier" ? [nothing(exported.name)] : [],
			);
	}
}

function nothing(name: string): string {
	return `export const ${name} = undefined;`;
}
