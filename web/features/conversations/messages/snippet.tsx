/** Text around a search match, which is between ⟦ and ⟧. */
export function Snippet({ text }: { text: string }) {
	if (text === "") {
		return <em>Preview hidden. Open the conversation to read this message.</em>;
	}
	const parts = text.split(/⟦(.*?)⟧/gsu);
	return parts.map((part, index) =>
		index % 2 === 1 ? (
			<mark
				key={index}
				className="rounded-xs bg-accent-wash font-semibold text-ink underline underline-offset-2"
			>
				{part}
			</mark>
		) : (
			part
		),
	);
}
