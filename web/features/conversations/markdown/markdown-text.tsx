import { createContext, memo, type ReactNode, use } from "react";
import Markdown, { type Components, type ExtraProps } from "react-markdown";
import { readGfm } from "#web/lib/gfm.ts";
import { safeLink } from "../safe-link.ts";
import { CodeBlock } from "./code-block.tsx";
import { readFences } from "./fences.ts";
import { ScrollRegion } from "./scroll-region.tsx";
import { settleMarkdown } from "./settle-markdown.ts";
import { TaskMark } from "./task-mark.tsx";

type Element = NonNullable<ExtraProps["node"]>;

/** Start of the code block that is still being written, if any. */
const OpenFenceContext = createContext(Number.POSITIVE_INFINITY);

const COMPONENTS: Components = {
	a: ({ href, children }) =>
		href ? (
			<a href={href} target="_blank" rel="noopener noreferrer nofollow">
				{children}
			</a>
		) : (
			<span>{children}</span>
		),
	// The page has its own h1, so headings in a reply start lower.
	h1: ({ children }) => <h3 dir="auto">{children}</h3>,
	h2: ({ children }) => <h3 dir="auto">{children}</h3>,
	h3: ({ children }) => <h4 dir="auto">{children}</h4>,
	// Each paragraph and list follows its text's direction, whatever the page's language.
	p: ({ children }) => <p dir="auto">{children}</p>,
	ul: ({ children, className }) => (
		<ul dir="auto" className={className}>
			{children}
		</ul>
	),
	ol: ({ children, start, className }) => (
		<ol dir="auto" start={start} className={className}>
			{children}
		</ol>
	),
	// Markdown's only input is a task's checkbox.
	input: ({ checked }) => <TaskMark isDone={checked === true} />,
	pre: ({ node }) => <Pre node={node} />,
	table: ({ children }) => (
		<ScrollRegion label="Table" className="table-scroll">
			<table>{children}</table>
		</ScrollRegion>
	),
	th: ({ node, children }) =>
		children ? (
			<th scope="col" dir="auto" className={alignOf(node)}>
				{children}
			</th>
		) : (
			<td />
		),
	td: ({ node, children }) => (
		<td dir="auto" className={alignOf(node)}>
			{children}
		</td>
	),
	blockquote: ({ children }) => <blockquote dir="auto">{children}</blockquote>,
};

const ALIGNED: Record<string, string> = { left: "text-left", center: "text-center", right: "text-right" };

function alignOf(cell: Element | undefined): string | undefined {
	return ALIGNED[String(cell?.properties.align)];
}

/** In Markdown a `pre` holds one `code` with one text child. */
function Pre({ node }: { node: Element | undefined }): ReactNode {
	const openFrom = use(OpenFenceContext);
	const code = node?.children[0];
	if (code?.type !== "element") {
		return null;
	}
	const [written] = code.children;
	const [kind] = Array.isArray(code.properties.className) ? code.properties.className : [];
	return (
		<CodeBlock
			code={written?.type === "text" ? written.value.replace(/\n$/, "") : ""}
			named={kind === undefined ? undefined : String(kind).replace(/^language-/, "")}
			isOpen={(node?.position?.end.offset ?? 0) > openFrom}
		/>
	);
}

type MarkdownTextProps = {
	text: string;
	/** Still being written. */
	isUnfinished?: boolean;
};

/** A message's Markdown. HTML in it is shown as text, pictures are left out: nothing is loaded from elsewhere. */
export const MarkdownText = memo(function MarkdownText({ text, isUnfinished = false }: MarkdownTextProps) {
	const openFrom = (isUnfinished ? readFences(text).open?.start : undefined) ?? Number.POSITIVE_INFINITY;
	return (
		<OpenFenceContext value={openFrom}>
			<Markdown
				components={COMPONENTS}
				remarkPlugins={[readGfm]}
				urlTransform={safeLink}
				disallowedElements={["img"]}
				unwrapDisallowed
			>
				{isUnfinished ? settleMarkdown(text) : text}
			</Markdown>
		</OpenFenceContext>
	);
});
