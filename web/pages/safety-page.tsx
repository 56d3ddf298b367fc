import { Fragment } from "react";
import { CHECKED_ON, CRISIS_CHECKED_ON } from "#shared/safety/countries/country-help.ts";
import { SOURCES } from "#shared/safety/countries/sources.ts";
import { COUNTRIES, type CountryHelp } from "#shared/safety/help-lines.ts";
import published from "#shared/safety/scores.json" with { type: "json" };
import { staticPaths } from "#web/lib/paths.ts";
import { HelpCountsPart } from "./help-counts-part.tsx";
import { OperatorPart } from "./operator-part.tsx";
import { PageFrame, Part } from "./page-frame.tsx";
import { SourcesPart } from "./sources-part.tsx";
import type { Operator } from "./static-page.ts";

/** The protocol, in public: what is done when words show danger, what is not, and how well it is heard. */
export function SafetyPage({ operator }: { operator: Operator | null }) {
	return (
		<PageFrame>
			<div>
				<h1 className="text-3xl sm:text-4xl">How Attune keeps people safe</h1>
				<p className="mt-2 text-soft">
					People tell Attune things they tell no one else. Here's what we do when those things show danger,
					and what we don't do.
				</p>
				<p className="mt-4">
					<a href={staticPaths.help} className="font-medium underline decoration-edge underline-offset-4">
						If you need to talk to someone now, get help here.
					</a>
				</p>
			</div>
			<Part title="What Attune is">
				<p>
					An AI that coaches, for adults. It is not a therapist, not a doctor and not an emergency service. No
					person reads along, and nobody is called for you. It says that it is an AI before the first chat,
					each time you begin or are back after half an hour, after three hours, and whenever you ask.
				</p>
			</Part>
			<Part title="What happens when your words show danger">
				<ol className="list-decimal space-y-2 pl-5">
					<li>
						Every message is read for danger before anything else happens: by patterns in Attune itself, in
						seven languages, and in English by a small trained reader in it as well, with no AI model and no
						other company. What you write as a mood is read the same way.
					</li>
					<li>
						You see help above the reply before its first word: your country's help lines, with numbers to
						call and text. It works even when every AI model is down.
					</li>
					<li>
						The coach stays. It asks about it directly and once, names a professional and someone you trust,
						helps with what is in the way, and never ends the talk.
					</li>
					<li>
						Where the patterns are in doubt and an AI model is connected, it reads the message and up to seven
						before it. It can put help above the reply. It can take away a quiet line of help that the
						patterns put there, and never more than that line.
					</li>
					<li>
						The reply waits for that model for a second and a half at most. If the model finds danger later,
						help still comes above the reply. If it fails, what the patterns found stands.
					</li>
					<li>
						If you chose the built-in guide, no model reads your messages unless you turn that on in your
						settings.
					</li>
					<li>
						For a day Attune takes more care: no push and no cheer, nothing learnt from those words, no scene
						or title made of them, no cheerful e-mail.
					</li>
					<li>
						"That's not what I meant" hides the help. The extra care continues for 24 hours, with one gentle
						question later.
					</li>
					<li>If you're worried about someone else, we show help for helpers.</li>
					<li>
						If you tell of abuse, an assault, eating or of hurting someone, the lines for that come first,
						with a crisis line beside them.
					</li>
				</ol>
			</Part>
			<Part title="The help lines">
				<p>
					We show crisis lines, and lines for abuse or violence, sexual assault, eating, children and young
					people, and people who are afraid they may hurt someone. Not every country has a line of each kind.
				</p>
				<p>
					We last compared the numbers with public information on {dayOf(CRISIS_CHECKED_ON)} (crisis lines)
					and on {dayOf(CHECKED_ON)} (the others). A person checks each with the organisation before launch.
					These are the organisations' own pages:
				</p>
				<ul className="list-disc space-y-2 pl-5">
					{COUNTRIES.map((each) => (
						<li key={each.country}>
							{each.name}: <Pages help={each} />
						</li>
					))}
				</ul>
			</Part>
			<Part title="Eating">
				<p>
					If you write of starving or purging, lines for eating come first where your country has one, with a
					crisis line beside them. The coach gives no advice on weight, food, fasting or exercise and no
					figures. It asks how your body is today and who knows.
				</p>
			</Part>
			<Part title="If you may hurt someone">
				<p>
					If you write that you may hurt someone, help for that comes first. The coach asks you to step away
					from that person, asks whether anyone is in danger right now, and names the emergency number if so.
					It tells no one.
				</p>
			</Part>
			<SourcesPart />
			<Part title="What we store">
				<p>
					Your words stay in your talk, like all others. Beside them Attune keeps a level, a time, and whether
					help was shown or used; never the words. They do not go into titles, lists, summaries, what the
					coach remembers, e-mails or logs. All of it goes with your account. Counts without a person stay, as
					said below. Your safety plan is your own: the coach does not read it. You can change it while your
					account is paused, because it may keep you safe.
				</p>
			</Part>
			<HelpCountsPart />
			<Part title="Whether exercises help">
				<p>
					We count that without names for people who turn it on. The totals, and what they can't tell you, are
					on the page{" "}
					<a href={staticPaths.outcomes} className="underline decoration-edge underline-offset-4">
						Do the exercises help?
					</a>
				</p>
			</Part>
			<Part title="How well it hears">
				<p>
					We measured this on {dayOf(published.measuredOn)}, by written rules and a small trained reader that
					is part of Attune, without an AI model, on sentences of writers whose work taught neither. Of the
					ordinary turns, three opened a panel at first; we read those and changed the patterns. The writers
					are invented: a language model wrote the sentences. In brackets is the range that holds the true
					share in 95 of 100 such tests.
				</p>
				<p>
					Danger that is said outright is nearly always heard. Most hints are not. In the six other languages
					only what is said outright is heard, and in any other language only the plainest words.
				</p>
				<Scores />
				<p>
					We have not measured yet how much more is heard with an AI model that reads messages in doubt. Count
					on the table.
				</p>
				<p>
					It misses people, above all when they speak in pictures or in code, and it is sometimes wrong the
					other way. That is why <strong>Get help now</strong> stands on every page, whatever was heard.
				</p>
			</Part>
			<OperatorPart operator={operator} />
		</PageFrame>
	);
}

/** The organisations of a country, each as a link to its own page. */
function Pages({ help: { country, lines } }: { help: CountryHelp }) {
	return lines.map(({ name }, index) => (
		<Fragment key={name}>
			{index > 0 && ", "}
			<a href={SOURCES[country]?.[name]} className="underline decoration-edge underline-offset-4">
				{name}
			</a>
		</Fragment>
	));
}

function Scores() {
	return (
		<div className="overflow-x-auto">
			<table className="w-full text-left text-sm">
				<thead>
					<tr className="border-hairline border-b text-soft">
						<th scope="col" className="py-2 pr-4 font-medium">
							Sentences
						</th>
						<th scope="col" className="py-2 text-right font-medium">
							Heard
						</th>
					</tr>
				</thead>
				<tbody>
					{published.scores.map(({ of, hits, size, isAlarm, low, high }) => (
						<tr key={of} className="border-hairline border-b align-top">
							<th scope="row" className="py-2 pr-4 font-normal first-letter:uppercase">
								{of}
							</th>
							<td className="whitespace-nowrap py-2 text-right tabular-nums">
								{hits} of {size}
								<span className="block text-xs text-soft">
									{Math.round((100 * hits) / size)}% ({low}–{high}%)
								</span>
								{isAlarm && <span className="block text-xs text-soft">without need</span>}
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}

function dayOf(day: string): string {
	return new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", dateStyle: "long" }).format(new Date(day));
}
