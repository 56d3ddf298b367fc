import { memo } from "react";
import Markdown, { type Components } from "react-markdown";
import { safeLink } from "../safe-link.ts";

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
	ul: ({ children }) => <ul dir="auto">{children}</ul>,
	ol: ({ children, start }) => (
		<ol dir="auto" start={start}>
			{children}
		</ol>
	),
	// It may be wider than the bubble: whoever has no mouse scrolls it too.
	pre: ({ children }) => (
		<section aria-label="Code">
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus */}
			<pre tabIndex={0}>{children}</pre>
		</section>
	),
	blockquote: ({ children }) => <blockquote dir="auto">{children}</blockquote>,
};

/** A message's Markdown. HTML in it is shown as text, pictures are left out: nothing is loaded from elsewhere. */
export const MarkdownText = memo(function MarkdownText({ text }: { text: string }) {
	return (
		<Markdown components={COMPONENTS} urlTransform={safeLink} disallowedElements={["img"]} unwrapDisallowed>
			{text}
		</Markdown>
	);
});
