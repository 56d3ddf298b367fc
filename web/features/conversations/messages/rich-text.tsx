import { type ComponentType, lazy, Suspense } from "react";

type RichTextProps = {
	text: string;
	/** More of it is to come: what it leaves open is closed. */
	isUnfinished?: boolean;
};

const MarkdownText = lazy<ComponentType<RichTextProps>>(() =>
	import("../markdown/markdown-text.tsx").then(
		({ MarkdownText }) => ({ default: MarkdownText }),
		// Offline, say. The words are worth more than their looks.
		() => ({ default: PlainText }),
	),
);

/** Markdown once its reader has loaded; until then, or if it does not, the same words, plain. */
export function RichText(props: RichTextProps) {
	return (
		<div className="message-text">
			<Suspense fallback={<PlainText {...props} />}>
				<MarkdownText {...props} />
			</Suspense>
		</div>
	);
}

function PlainText({ text }: RichTextProps) {
	return (
		<p dir="auto" className="whitespace-pre-wrap">
			{text}
		</p>
	);
}
