import { Fragment } from "react";
import { CHECKED_ON, CRISIS_CHECKED_ON } from "#shared/safety/countries/country-help.ts";
import { SOURCES } from "#shared/safety/countries/sources.ts";
import { COUNTRIES, type CountryHelp } from "#shared/safety/help/help-lines.ts";
import published from "#shared/safety/scores.json" with { type: "json" };
import { staticPaths } from "#web/lib/paths.ts";
import { HelpCountsPart } from "./parts/help-counts-part.tsx";
import { OperatorPart } from "./parts/operator-part.tsx";
import { PageFrame, Part } from "./parts/page-frame.tsx";
import { SourcesPart } from "./parts/sources-part.tsx";
import type { Operator } from "./static-page.ts";

/**
 * The safety protocol, in public: what Attune does when words show danger, what it doesn't, and how well it detects
 * them.
 */
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
					Attune is an AI coach for adults. It isn't a therapist, a doctor or an emergency service. No person
					reads your chats, except a reply that you report, and we don't call anyone for you. Attune tells you
					that it's an AI before your first chat, each time you start or come back after half an hour, after
					three hours, and whenever you ask.
				</p>
			</Part>
			<Part title="What happens when your words show danger">
				<ol className="list-decimal space-y-2 pl-5">
					<li>
						We check every message for danger before anything else happens. Patterns inside Attune do this in
						seven languages. In English, a small trained reader inside Attune checks too. No AI model and no
						other company takes part. We check the moods you type in the same way.
					</li>
					<li>
						Before the reply starts, you see help above it: your country's help lines, with numbers to call
						and text. This works even when every AI model is down.
					</li>
					<li>
						The coach stays with you. It asks about the danger once, directly. It suggests a professional and
						someone you trust, helps with what's in the way, and never ends the conversation.
					</li>
					<li>
						If the patterns aren't sure and an AI model is connected, the model reads the message and up to
						seven before it. It can put help above the reply. It can remove a quiet line of help that the
						patterns put there, and never more than that line.
					</li>
					<li>
						The reply waits at most a second and a half for that model. If the model finds danger later, help
						still appears above the reply. If the model fails, we go by what the patterns found.
					</li>
					<li>
						If you choose the built-in guide, no model reads your messages unless you turn that on in your
						settings.
					</li>
					<li>
						For 24 hours, Attune takes more care. The coach doesn't push you or cheer you on. We don't learn
						from those words, use them for a scene or a title, or send you cheerful email.
					</li>
					<li>
						"That's not what I meant" hides the help. The extra care continues for 24 hours, with one gentle
						question later.
					</li>
					<li>If you're worried about someone else, we show help for helpers.</li>
					<li>
						If you write about abuse, an assault, eating or hurting someone, the lines for that come first,
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
					If you write about starving or purging, lines for eating come first where your country has one, with
					a crisis line beside them. The coach gives no advice on weight, food, fasting or exercise and no
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
					Your words stay in your conversation, like all others. Beside them we store a level, a time, and
					whether we showed help or you used it, but never the words. Your words don't go into titles, lists,
					summaries, what the coach remembers, email or logs. We delete all of it with your account. Counts
					without names stay, as the next part says. Your safety plan is your own. The coach doesn't read it.
					You can change it while your account is paused, because it may keep you safe.
				</p>
			</Part>
			<HelpCountsPart />
			<Part title="Whether exercises help">
				<p>
					We count this without names, for people who turn it on. The totals, and what they can't tell you,
					are on the page{" "}
					<a href={staticPaths.outcomes} className="underline decoration-edge underline-offset-4">
						Do the exercises help?
					</a>
				</p>
			</Part>
			<Part title="How well Attune notices danger">
				<p>
					We measured this on {dayOf(published.measuredOn)}. We tested the written rules and the small trained
					reader inside Attune, without an AI model. Neither had learned from the writers of these sentences.
					Three of the ordinary turns opened a panel at first. We read those and changed the patterns. The
					writers aren't real people: a language model wrote the sentences. The range in brackets holds the
					true share in 95 of 100 such tests.
				</p>
				<p>
					Attune notices danger nearly always when you say it outright. It misses most hints. In the six other
					languages it notices only what you say outright, and in any other language only the plainest words.
				</p>
				<Scores />
				<p>
					We haven't measured yet how much more an AI model notices when it reads unclear messages. Rely on
					the table.
				</p>
				<p>
					Attune misses people, most of all when they use images or code words. It sometimes sees danger where
					there is none. That's why <strong>Get help now</strong> is on every page, whatever Attune notices.
				</p>
			</Part>
			<OperatorPart operator={operator} />
		</PageFrame>
	);
}

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
							Noticed
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
								{isAlarm && <span className="block text-xs text-soft">false alarms</span>}
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
