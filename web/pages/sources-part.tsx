import { Part } from "./page-frame.tsx";

/** What the protocol was built on. Every sentence is held by the code or by docs/decisions/safety.md. */
export function SourcesPart() {
	return (
		<Part title="What it is built on">
			<p>
				Inside, danger has levels that follow the columns of the C-SSRS triage (the Columbia-Suicide Severity
				Rating Scale). They decide which help comes first. Nobody is scored, and no page shows a level.
			</p>
			<p>
				The safety plan has the six parts of the safety planning intervention by Barbara Stanley and Gregory
				K. Brown: warning signs, what you can do alone, people and places that take your mind off it, people
				who can help, professionals, and safe surroundings. Its authors are not connected with Attune.
			</p>
			<p>What a line offers, we take from the page of the organisation behind it. They are linked above.</p>
		</Part>
	);
}
