import { type ComponentType, lazy, Suspense } from "react";

const MarkdownText = lazy<ComponentType<{ text: string }>>(() =>
	import("./markdown-text.tsx").then(
		({ MarkdownText }) => ({ default: MarkdownText }),
		// Offline, say. The words are worth more than their looks.
		() => ({ default: PlainText }),
	),
);

/** Markdown once its reader has loaded; until then, or if it does not, the same words, plain. */
export function RichText({ text }: { text: string }) {
	return (
		<div className="message-text">
			<Suspense fallback={<PlainText text={text} />}>
				<MarkdownText text={text} />
			</Suspense>
		</div>
	);
}

function PlainText({ text }: { text: string }) {
	return (
		<p dir="auto" className="whitespace-pre-wrap">
			{text}
		</p>
	);
}
