/** A labelled line: "When: tomorrow". A label is short and on the same line as its colon. */
const LABELLED = /^([^:\n]{1,40}):\s+(\S.*)$/s;

/** A card's text: a paragraph an answer, with its label beside it where it has one. */
export function TakeawayBody({ body }: { body: string }) {
	return (
		<div className="takeaway-body mt-3 flex flex-col gap-2.5">
			{paragraphsOf(body).map(({ key, label, text }) =>
				label === null ? (
					<p key={key} dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
						{text}
					</p>
				) : (
					<p key={key} className="grid gap-x-4 sm:grid-cols-[7rem_minmax(0,1fr)]">
						<span className="text-soft text-sm sm:pt-px">{label}</span>
						<span dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
							{text}
						</span>
					</p>
				),
			)}
		</div>
	);
}

function paragraphsOf(body: string) {
	return body.split(/\n{2,}/).map((paragraph, index) => {
		const [, label, text] = LABELLED.exec(paragraph) ?? [];
		return { key: index, label: label ?? null, text: text ?? paragraph };
	});
}
