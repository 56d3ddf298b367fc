import { type ComponentType, lazy, Suspense } from "react";
import { hasMarkup } from "../markdown/has-markup.ts";
import { loadMarkdown } from "../markdown/load-markdown.ts";

type RichTextProps = {
	text: string;
	/** Still being written: closes what it leaves open. */
	isUnfinished?: boolean;
};

const MarkdownText = lazy<ComponentType<RichTextProps>>(() =>
	loadMarkdown().then(
		({ MarkdownText }) => ({ default: MarkdownText }),
		// Offline, for example. Plain text is better than none.
		() => ({ default: WrittenText }),
	),
);

/** Markdown once its reader has loaded; until then, or if it doesn't, the same words, plain. Most messages have none and need no reader. */
export function RichText(props: RichTextProps) {
	return (
		<div className="message-text">
			{hasMarkup(props.text) ? (
				<Suspense fallback={<WrittenText {...props} />}>
					<MarkdownText {...props} />
				</Suspense>
			) : (
				<Paragraphs text={props.text} />
			)}
		</div>
	);
}

function WrittenText({ text }: RichTextProps) {
	return (
		<p dir="auto" className="whitespace-pre-wrap">
			{text}
		</p>
	);
}

const BLANK_LINE = /\n *\n/;

/** As Markdown shows text without markup. */
function Paragraphs({ text }: { text: string }) {
	return text
		.split(BLANK_LINE)
		.filter((paragraph) => /[^ \n]/.test(paragraph))
		.map((paragraph, index) => (
			<p key={index} dir="auto">
				{paragraph}
			</p>
		));
}
