import { parseSync } from "vite";
import { mulberry32 } from "#shared/math/mulberry32.ts";

/** One small change to a file that a test should notice. */
export type Mutation = {
	file: string;
	operator: Operator;
	/** The replaced range: from the first offset up to the second. */
	start: number;
	end: number;
	replacement: string;
	/** Where the innermost function around it begins; null in code that runs when the module is loaded. */
	inFunction: number | null;
	line: number;
};

export type Operator =
	| "negated condition"
	| "other comparison"
	| "other logical operator"
	| "other boolean"
	| "removed call"
	| "returned at once"
	| "other number"
	| "emptied text"
	| "removed element"
	| "removed await";

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

type Change = Pick<Mutation, "operator" | "start" | "end" | "replacement">;

const COMPARISONS: Record<string, string> = {
	"<": "<=",
	"<=": "<",
	">": ">=",
	">=": ">",
	"===": "!==",
	"!==": "===",
};

const LOGICALS: Record<string, string> = { "&&": "||", "||": "&&", "??": "&&" };

/** These contain an expression; all other TypeScript nodes are only types. */
const TYPED_EXPRESSIONS = new Set(["TSAsExpression", "TSNonNullExpression", "TSSatisfiesExpression"]);

const FUNCTIONS = new Set(["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"]);

/** Names and paths of other files: if changed, the file doesn't load, which shows nothing. */
const NO_VALUES = new Set(["ImportDeclaration", "ImportExpression", "ExportAllDeclaration"]);

/** Every place of a TypeScript file where one of the operators applies, in the order of the file. */
export function findMutations(file: string, source: string): Mutation[] {
	const found: Mutation[] = [];
	visit(programOf(file, source), null, (node, around) => {
		const inFunction = FUNCTIONS.has(node.type) ? node.start : around;
		for (const change of changesOf(node, source)) {
			found.push({ file, ...change, inFunction, line: source.slice(0, change.start).split("\n").length });
		}
	});
	return found.toSorted((one, other) => one.start - other.start);
}

export function applyMutation(source: string, { start, end, replacement }: Mutation): string {
	return source.slice(0, start) + replacement + source.slice(end);
}

/** Makes each function of a file say at its beginning that it was called: `call` gets the function's offset. */
export function tellCalls(file: string, source: string, call: (start: number) => string): string {
	const inserted: { at: number; text: string }[] = [];
	visit(programOf(file, source), null, (node) => {
		if (!FUNCTIONS.has(node.type)) {
			return;
		}
		const body = node.body as Node | null;
		if (body?.type === "BlockStatement") {
			inserted.push({ at: body.start + 1, text: `${call(node.start)};` });
		} else if (body) {
			inserted.push({ at: body.start, text: `(${call(node.start)}, ` }, { at: body.end, text: ")" });
		}
	});
	let told = source;
	for (const { at, text } of inserted.toSorted((one, other) => other.at - one.at)) {
		told = told.slice(0, at) + text + told.slice(at);
	}
	return told;
}

/**
 * `count` of them, the same for the same seed: the operators take turns, because there are twenty texts to empty for each
 * await to remove.
 */
export function sampleMutations(mutations: Mutation[], count: number, seed: number): Mutation[] {
	const random = mulberry32(seed);
	const groups = [...Map.groupBy(mutations, ({ operator }) => operator).values()];
	const shuffled = groups.map((group) =>
		group
			.map((mutation) => ({ mutation, order: random() }))
			.toSorted((one, other) => one.order - other.order)
			.map(({ mutation }) => mutation),
	);
	const longest = Math.max(0, ...groups.map((group) => group.length));
	const turns = Array.from({ length: longest }, (_, turn) => shuffled.flatMap((group) => group[turn] ?? []));
	return turns.flat().slice(0, count);
}

function programOf(file: string, source: string): Node {
	const { program, errors } = parseSync(file, source);
	if (errors[0]) {
		throw new Error(`${file}: ${errors[0].message}`);
	}
	return program as unknown as Node;
}

/** Calls `look` for every node that is a value, with the beginning of the innermost function around it. */
function visit(
	node: Node,
	inFunction: number | null,
	look: (node: Node, inFunction: number | null) => void,
): void {
	if (NO_VALUES.has(node.type) || (node.type.startsWith("TS") && !TYPED_EXPRESSIONS.has(node.type))) {
		return;
	}
	look(node, inFunction);
	const within = FUNCTIONS.has(node.type) ? node.start : inFunction;
	for (const child of childrenOf(node)) {
		visit(child, within, look);
	}
}

function childrenOf(node: Node): Node[] {
	return Object.entries(node)
		.filter(([name]) => !isName(node, name))
		.flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
		.filter(isNode);
}

function isName(node: Node, name: string): boolean {
	return (name === "key" && node.computed !== true) || (name === "source" && node.type.startsWith("Export"));
}

function isNode(value: unknown): value is Node {
	return typeof value === "object" && value !== null && "type" in value && "start" in value;
}

function changesOf(node: Node, source: string): Change[] {
	switch (node.type) {
		case "IfStatement":
		case "ConditionalExpression":
		case "WhileStatement":
			return [replaced("negated condition", node.test as Node, `!(${textOf(node.test as Node, source)})`)];
		case "BinaryExpression":
			return otherOperator("other comparison", COMPARISONS, node, source);
		case "LogicalExpression":
			return otherOperator("other logical operator", LOGICALS, node, source);
		case "Literal":
			return otherLiteral(node);
		case "TemplateLiteral":
			return [replaced("emptied text", node, "``")];
		case "ExpressionStatement":
			return isCall(node.expression as Node) ? [replaced("removed call", node, "void 0;")] : [];
		case "AwaitExpression":
			return [replaced("removed await", node, textOf(node.argument as Node, source))];
		case "ArrayExpression":
			return withoutOne(node.elements as (Node | null)[], source);
		case "ObjectExpression":
			return withoutOne(node.properties as Node[], source);
		default:
			return FUNCTIONS.has(node.type) ? returnedAtOnce(node) : [];
	}
}

function textOf(node: Node, source: string): string {
	return source.slice(node.start, node.end);
}

function replaced(operator: Operator, { start, end }: Node, replacement: string): Change {
	return { operator, start, end, replacement };
}

function otherOperator(name: Operator, table: Record<string, string>, node: Node, source: string): Change[] {
	const operator = String(node.operator);
	const other = table[operator];
	const left = node.left as Node;
	if (!other) {
		return [];
	}
	const start = source.indexOf(operator, left.end);
	// `??` needs parentheses beside other operators.
	return operator === "??"
		? [replaced(name, node, `(${textOf(left, source)}) && (${textOf(node.right as Node, source)})`)]
		: [{ operator: name, start, end: start + operator.length, replacement: other }];
}

function otherLiteral(node: Node): Change[] {
	const { value } = node;
	if (typeof value === "boolean") {
		return [replaced("other boolean", node, String(!value))];
	}
	if (typeof value === "number") {
		return [replaced("other number", node, String(value + (node.start % 2 === 0 ? 1 : -1)))];
	}
	return typeof value === "string" && value !== "" ? [replaced("emptied text", node, '""')] : [];
}

function isCall(node: Node): boolean {
	const inner = node.type === "AwaitExpression" || node.type === "UnaryExpression" ? node.argument : node;
	return (inner as Node).type === "CallExpression" && (inner as { callee: Node }).callee.type !== "Super";
}

/** Removes one element, chosen by the position in the file, with its comma. */
function withoutOne(elements: (Node | null)[], source: string): Change[] {
	const index = (elements[0]?.start ?? 0) % (elements.length || 1);
	const element = elements[index];
	if (!element) {
		return [];
	}
	const comma = /^\s*,/.exec(source.slice(element.end))?.[0] ?? "";
	return [
		{ operator: "removed element", start: element.start, end: element.end + comma.length, replacement: "" },
	];
}

/** Only where there is something to skip. A derived constructor can't return before `super`. */
function returnedAtOnce(node: Node): Change[] {
	const body = node.body as Node | null;
	if (body?.type !== "BlockStatement") {
		return body ? [replaced("returned at once", body, "null")] : [];
	}
	const first = (body.body as Node[])[0];
	const at = body.start + 1;
	return first && !isSuper(first)
		? [{ operator: "returned at once", start: at, end: at, replacement: " return null;" }]
		: [];
}

function isSuper({ type, expression }: Node): boolean {
	const call = expression as { callee?: Node } | undefined;
	return type === "ExpressionStatement" && call?.callee?.type === "Super";
}
