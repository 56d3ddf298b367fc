import { type ESTree, type Plugin, type Rolldown, Visitor } from "vite";

const SAYS_SO = 'throw new Error("This part is left out of the bundle: see scripts/lib/sdk-parts.ts.");';

/** Of OpenAI's SDK all but these is left out: chat, speech both ways, images. */
const OPENAI_USED =
	/^(?:resources\/(?:index|chat\/(?:index|chat|completions\/(?:index|completions))\.|chat\.|audio\/(?:index|audio|speech|transcriptions)\.|images\.)|lib\/chat-completions\/)/;

/**
 * Of Anthropic's SDK these are left out: gathering a stream, every part of the API but messages, lists, files, and every way to
 * sign in but a key.
 */
const CLAUDE_UNUSED =
	/^(?:lib\/(?:MessageStream|parser|credentials\/(?:credential-chain|user-oauth|oidc-federation|identity-token|token-cache))\.|internal\/to-file\.|core\/pagination\.|_vendor\/|resources\/(?!index\.|messages\.|messages\/(?:index|messages)\.))/;

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
 * What they do by more than we need. The SDKs write queries with a library for nested ones, where ours is flat; they find out
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
	// A class for each error of every part of the API: ours are told apart by their status.
	[/^@anthropic-ai\/sdk\/core\/error-classes\./, "export const ERROR_CODE_CLASSES = new Map();"],
	// Elements that find their own way into a page's head: ours are written where they stand.
	[/^hono\/dist\/jsx\/intrinsic-element\/components\./, "export const components_exports = {};"],
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

/**
 * Of these, functions by their names: drizzle's dialect makes those relations, and migrates, which wrangler does; the clients
 * page through lists, make copies of themselves with other settings, and talk over sockets. One takes secrets out of what is
 * logged, and nothing is: it says nothing, so that what it is asked to clean is not logged either.
 */
const UNUSED_FUNCTIONS: [part: RegExp, names: string[], body: string][] = [
	[/^drizzle-orm\/sqlite-core\/dialect\./, ["buildRelationalQuery", "migrate"], SAYS_SO],
	[
		/^openai\/client\./,
		["withOptions", "requestAPIList", "_buildWebSocketHeaders", "readX509ResponseError"],
		SAYS_SO,
	],
	[/^openai\/client\./, ["_OpenAI_sanitizeLogValue", "_OpenAI_isSensitiveLogKey"], ""],
	[/^openai\/core\/streaming\./, ["tee", "toReadableStream", "fromReadableStream"], SAYS_SO],
	[/^openai\/internal\/uploads\./, ["createStreamingFormRequestOptions", "toStreamingFile"], SAYS_SO],
	[
		/^openai\/resources\/chat\/completions\/completions\./,
		["retrieve", "update", "list", "delete", "parse", "runTools", "stream"],
		SAYS_SO,
	],
	[/^openai\/resources\/images\./, ["edit", "createVariation"], SAYS_SO],
	[
		/^@anthropic-ai\/sdk\/client\./,
		["withOptions", "requestAPIList", "_resolveDefaultCredentials", "_credentialResolverOptions"],
		SAYS_SO,
	],
	[/^@anthropic-ai\/sdk\/resources\/messages\/messages\./, ["countTokens", "parse", "stream"], SAYS_SO],
	[/^@anthropic-ai\/sdk\/core\/streaming\./, ["tee", "toReadableStream", "fromReadableStream"], SAYS_SO],
];

const PACKAGE = /^.*\/node_modules\/(?=openai\/|@anthropic-ai\/|@opentelemetry\/|drizzle-orm\/|hono\/)/;

/**
 * Leaves out of the bundle what of the providers' SDKs, of drizzle and of hono's JSX is not used: the parts of the API that nobody calls, and the
 * helpers that gather streams and run tools. Their clients make one object for each part, so that no bundler can tell by
 * itself: with all of them OpenAI's is four times as large. What is left out keeps its name, and says so when it is called.
 */
export function sdkParts(): Plugin {
	return {
		name: "attune:sdk-parts",
		transform: {
			filter: {
				id: [
					/\/(?:openai\/(?:(?:resources|lib|auth|internal)\/.+|client|core\/(?:streaming|pagination))|@anthropic-ai\/sdk\/.+|@opentelemetry\/api\/.+)\.mjs$/,
					/\/drizzle-orm\/(?:relations|sqlite-core\/(?:query-builders\/query|dialect))\.js$/,
					/\/hono\/dist\/jsx\/intrinsic-element\/components\.js$/,
				],
			},
			handler(code, id) {
				const part = id.replace(PACKAGE, "");
				const simpler = SIMPLER.find(([which]) => which.test(part));
				if (simpler) {
					return { code: simpler[1], map: null };
				}
				if (UNUSED_FUNCTIONS.some(([which]) => which.test(part))) {
					return { code: withoutFunctions(code, this.parse(code), part), map: null };
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

type Statement = ReturnType<Rolldown.PluginContext["parse"]>["body"][number];

/** The code with nothing in those of its functions but that they are left out. */
function withoutFunctions(code: string, program: ESTree.Program, part: string): string {
	const found: { start: number; end: number; body: string }[] = [];
	const empty = (name: string, made: { body?: ESTree.FunctionBody | ESTree.BlockStatement | null }) => {
		const unused = UNUSED_FUNCTIONS.find(([which, names]) => which.test(part) && names.includes(name));
		if (unused && made.body) {
			found.push({ start: made.body.start, end: made.body.end, body: unused[2] });
		}
	};
	new Visitor({
		MethodDefinition({ key, value }) {
			empty(key.type === "Identifier" ? key.name : "", value);
		},
		FunctionDeclaration({ id, body }) {
			empty(id?.name ?? "", { body });
		},
		VariableDeclarator({ id, init }) {
			if (id.type === "Identifier" && init?.type === "ArrowFunctionExpression") {
				empty(id.name, init.body.type === "BlockStatement" ? { body: init.body } : {});
			}
		},
		AssignmentExpression({ left, right }) {
			if (left.type === "Identifier" && right.type === "FunctionExpression") {
				empty(left.name, right);
			}
		},
	}).visit(program);
	return found.reduceRight(
		(left, { start, end, body }) => `${left.slice(0, start)}{${body}}${left.slice(end)}`,
		code,
	);
}

function isUsed(part: string): boolean {
	if (RELATIONS.test(part)) {
		return false;
	}
	const [, name, rest = ""] = /^(openai|@anthropic-ai\/sdk)\/(.+)$/.exec(part) ?? [];
	return name === "openai"
		? OPENAI_USED.test(rest) || /^(?:auth\/|internal\/|client\.|core\/streaming\.)/.test(rest)
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
