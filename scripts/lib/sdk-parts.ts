import type { Plugin, Rolldown } from "vite";

/** Of OpenAI's SDK all but these is left out: chat, speech both ways, images. */
const OPENAI_USED =
	/^(?:resources\/(?:index|chat\/(?:index|chat|completions\/(?:index|completions))\.|chat\.|audio\/(?:index|audio|speech|transcriptions)\.|images\.)|lib\/chat-completions\/)/;

/** Of Anthropic's SDK these are left out: gathering a stream, batches, and every way to sign in but a key. */
const CLAUDE_UNUSED =
	/^(?:lib\/(?:MessageStream|parser|credentials\/(?:credential-chain|user-oauth|oidc-federation|identity-token))\.|_vendor\/|resources\/messages\/batches\.)/;

/**
 * Of both, what asks by itself whether it is wanted and is not: spans of OpenTelemetry, and signing in as a workload.
 * What it would have answered is undefined.
 */
const UNWANTED =
	/^(?:openai\/(?:internal\/auth\/x509-workload-identity-auth|auth\/workload-identity-auth)|@anthropic-ai\/sdk\/(?:internal\/tracing\.|lib\/internal\/tracing\/)|@opentelemetry\/api\/)/;

/** Nothing that a person wrote gets into a log: the SDKs would write whole requests there, were they told to. */
const NO_LOG = `const noop = () => undefined;
const quiet = { error: noop, warn: noop, info: noop, debug: noop };
export const [loggerFor, defaultLogger] = [() => quiet, () => quiet];
export const [parseLogLevel, formatRequestDetails, debugLogRequestDetails] = [noop, noop, noop];
export const [redactURL, isSensitiveQueryParameter] = [String, () => true];
export const defaultLogLevel = "off";`;

/**
 * What both do by more than we need. They write queries with a library for nested ones, where ours is flat; they find out
 * on which system they run, to tell it to the provider in headers and to refuse a browser; they log.
 */
const SIMPLER: [part: RegExp, code: string][] = [
	[
		/\/internal\/utils\/query\./,
		"export const stringifyQuery = (query) => new URLSearchParams(query).toString();",
	],
	[
		/\/internal\/detect-platform\./,
		"export const getPlatformHeaders = () => ({}); export const isRunningInBrowser = () => false;",
	],
	[/\/internal\/utils\/log\./, NO_LOG],
	[
		/^openai\/internal\/auth\/x509-credential-options\./,
		"export const normalizeX509CredentialOptions = (options) => ({ options });\nexport const prepareX509ClientClone = () => ({});",
	],
	[
		/^openai\/internal\/auth\/x509-transport-state\./,
		"export const isTransientX509ConnectionError = () => false;\nexport const markApprovedX509Client = () => undefined;",
	],
];

/** Of drizzle: rows with their relations, which asks for a schema that is never given. What would make one says so. */
const RELATIONS = /^drizzle-orm\/(?:relations|sqlite-core\/query-builders\/query)\./;

/** Of its dialect: the methods for them, and those that migrate, which wrangler does. */
const DIALECT = /^drizzle-orm\/sqlite-core\/dialect\./;
const UNUSED_METHODS: readonly string[] = ["buildRelationalQuery", "migrate"];

const PACKAGE = /^.*\/node_modules\/(?=openai\/|@anthropic-ai\/|@opentelemetry\/|drizzle-orm\/)/;

/**
 * Leaves out of the bundle what of the providers' SDKs, and of drizzle, is not used: the parts of the API that nobody calls, and the
 * helpers that gather streams and run tools. Their clients make one object for each part, so that no bundler can tell by
 * itself: with all of them OpenAI's is four times as large. What is left out keeps its name, and says so when it is called.
 */
export function sdkParts(): Plugin {
	return {
		name: "attune:sdk-parts",
		transform: {
			filter: {
				id: [
					/\/(?:openai\/(?:resources|lib|auth|internal)|@anthropic-ai\/sdk)\/.+\.mjs$|\/@opentelemetry\/api\/.+\.mjs$/,
					/\/drizzle-orm\/(?:relations|sqlite-core\/(?:query-builders\/query|dialect))\.js$/,
				],
			},
			handler(code, id) {
				const part = id.replace(PACKAGE, "");
				const simpler = SIMPLER.find(([which]) => which.test(part));
				if (simpler) {
					return { code: simpler[1], map: null };
				}
				if (DIALECT.test(part)) {
					return { code: withoutMethods(code, this.parse(code).body), map: null };
				}
				if (UNWANTED.test(part)) {
					return {
						code: this.parse(code)
							.body.flatMap((each) => stubs(each, ""))
							.join("\n"),
						map: null,
					};
				}
				return isUsed(part)
					? null
					: {
							code: this.parse(code)
								.body.flatMap((each) => stubs(each, SAYS_SO))
								.join("\n"),
							map: null,
						};
			},
		},
	};
}

const SAYS_SO = 'throw new Error("This part is left out of the bundle: see scripts/lib/sdk-parts.ts.");';

type Statement = ReturnType<Rolldown.PluginContext["parse"]>["body"][number];

/** The code with nothing in those methods of its classes but that they are left out. */
function withoutMethods(code: string, body: readonly Statement[]): string {
	const bodies = body
		.flatMap((statement) => (statement.type === "ClassDeclaration" ? statement.body.body : []))
		.flatMap((member) =>
			member.type === "MethodDefinition" &&
			member.key.type === "Identifier" &&
			UNUSED_METHODS.includes(member.key.name) &&
			member.value.body
				? [member.value.body]
				: [],
		);
	return bodies.reduceRight(
		(left, { start, end }) => `${left.slice(0, start)}{${SAYS_SO}}${left.slice(end)}`,
		code,
	);
}

function isUsed(part: string): boolean {
	if (RELATIONS.test(part)) {
		return false;
	}
	const [, name, rest = ""] = /^(openai|@anthropic-ai\/sdk)\/(.+)$/.exec(part) ?? [];
	return name === "openai"
		? OPENAI_USED.test(rest) || /^(?:auth|internal)\//.test(rest)
		: !CLAUDE_UNUSED.test(rest);
}

/** What a module exports, by its names, with nothing behind them but `body` in a function. */
function stubs(statement: Statement, body: string): string[] {
	if (statement.type !== "ExportNamedDeclaration") {
		return [];
	}
	const made = statement.declaration;
	switch (made?.type) {
		case "ClassDeclaration":
			return [`export class ${made.id?.name} {}`];
		case "FunctionDeclaration":
			return [`export function ${made.id?.name}() {${body}}`];
		case "VariableDeclaration":
			return made.declarations.flatMap(({ id }) => (id.type === "Identifier" ? [nothing(id.name)] : []));
		default:
			return statement.specifiers.flatMap(({ exported }) =>
				exported.type === "Identifier" ? [nothing(exported.name)] : [],
			);
	}
}

function nothing(name: string): string {
	return name === "default" ? "export default undefined;" : `export const ${name} = undefined;`;
}
