import { lazy, Suspense } from "react";

const MarkdownText = lazy(() =>
	import("./markdown-text.tsx").then((module) => ({ default: module.MarkdownText })),
);

/** Markdown once its reader has loaded; until then the same words, plain. */
export function RichText({ text }: { text: string }) {
	return (
		<div className="message-text">
			<Suspense
				fallback={
					<p dir="auto" className="whitespace-pre-wrap">
						{text}
					</p>
				}
			>
				<MarkdownText text={text} />
			</Suspense>
		</div>
	);
}
