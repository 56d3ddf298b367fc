import { type ComponentType, lazy, Suspense } from "react";

type RichTextProps = {
	text: string;
	/** Still being written: closes what it leaves open. */
	isUnfinished?: boolean;
};

const MarkdownText = lazy<ComponentType<RichTextProps>>(() =>
	import("../markdown/markdown-text.tsx").then(
		({ MarkdownText }) => ({ default: MarkdownText }),
		// Offline, for example. Plain text is better than none.
		() => ({ default: PlainText }),
	),
);

/** Markdown once its reader has loaded; until then, or if it doesn't, the same words, plain. */
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
