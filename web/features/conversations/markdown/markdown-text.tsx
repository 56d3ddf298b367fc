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

/** Where the block of code begins that is still being written, if one is. */
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
	// The page has its own h1; headings in a reply stand below it.
	h1: ({ children }) => <h3 dir="auto">{children}</h3>,
	h2: ({ children }) => <h3 dir="auto">{children}</h3>,
	h3: ({ children }) => <h4 dir="auto">{children}</h4>,
	// Each paragraph and list runs the way its own words do, whatever the page's language.
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
	// The only field there is in Markdown: the box of a task.
	input: ({ checked }) => <TaskMark isDone={checked === true} />,
	pre: ({ node }) => <Pre node={node} />,
	table: ({ children }) => (
		<ScrollRegion label="Table" className="table-scroll">
			<table>{children}</table>
		</ScrollRegion>
	),
	th: ({ node, children }) =>
		// The corner above a column of names is often empty, and heads nothing.
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

/** In Markdown a `pre` holds one `code`, whose only child is what was written. */
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
			// The line break before the closing fence is not the code's own.
			code={written?.type === "text" ? written.value.replace(/\n$/, "") : ""}
			named={kind === undefined ? undefined : String(kind).replace(/^language-/, "")}
			isOpen={(node?.position?.end.offset ?? 0) > openFrom}
		/>
	);
}

type MarkdownTextProps = {
	text: string;
	/** More of it is to come. */
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
