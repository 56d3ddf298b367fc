import { Part } from "./page-frame.tsx";

/** What the protocol was built on. Every sentence is held by the code or by docs/decisions/safety/screening.md. */
export function SourcesPart() {
	return (
		<Part title="What this is based on">
			<p>
				Attune sorts danger into levels that follow the columns of the C-SSRS triage (the Columbia-Suicide
				Severity Rating Scale). They decide which help comes first. We don't score anyone, and no page shows a
				level.
			</p>
			<p>
				The safety plan has the six parts of the safety planning intervention by Barbara Stanley and Gregory
				K. Brown: warning signs, what you can do alone, people and places that take your mind off it, people
				who can help, professionals, and safe surroundings. They are not connected with Attune.
			</p>
			<p>We take what each line offers from its organisation's own page. Those pages are linked above.</p>
		</Part>
	);
}
