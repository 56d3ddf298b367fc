import published from "#shared/safety/scores.json" with { type: "json" };
import { staticPaths } from "#web/lib/paths.ts";
import { PageFrame, Part } from "./page-frame.tsx";

/** The protocol, in public: what is done when words show danger, what is not, and how well it is heard. */
export function SafetyPage() {
	return (
		<PageFrame>
			<div>
				<h1 className="text-3xl sm:text-4xl">How Attune keeps people safe</h1>
				<p className="mt-2 text-soft">
					People tell Attune things they tell no one. This is what happens when those things show danger, and
					what does not.
				</p>
				<p className="mt-4">
					<a href={staticPaths.help} className="font-medium underline decoration-edge underline-offset-4">
						If you need a person now, reach one here.
					</a>
				</p>
			</div>
			<Part title="What Attune is">
				<p>
					An AI that coaches, for adults. It is not a therapist, not a doctor and not an emergency service. No
					person reads along, and nobody is called for you. It says that it is an AI before the first chat,
					when you are back after a week, after three hours on end, and whenever you ask.
				</p>
			</Part>
			<Part title="What happens when your words show danger">
				<ol className="list-decimal space-y-2 pl-5">
					<li>
						Every message is read for danger before anything else happens: by patterns in Attune itself, in
						seven languages, with no model and no other company. What you write as a mood is read the same
						way.
					</li>
					<li>
						Help stands above the answer before its first word: the lines of your country, with numbers to
						call and to text. It stands there also when every AI model is down.
					</li>
					<li>
						The coach stays. It asks about it directly and once, names a professional and somebody you trust,
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
						"That's not what I meant" puts the help away. The care stays for the day, with one gentle question
						later.
					</li>
					<li>Worry about somebody else brings help for helpers.</li>
				</ol>
			</Part>
			<Part title="What is kept">
				<p>
					Your words stay in your talk, like all others. Beside them Attune keeps a level, a time, and whether
					help was shown or used; never the words. They do not go into titles, lists, summaries, what the
					coach remembers, e-mails or logs. All of it goes with your account. Your safety plan is your own:
					the coach does not read it.
				</p>
			</Part>
			<Part title="How well it hears">
				<p>
					Measured on sentences written for it, on {dayOf(published.measuredOn)}, by patterns alone. Rows
					marked “never seen” say more than the others, because no pattern was written from them. The
					sentences of many hands only hint at danger: most such hints are missed without a model, although
					some patterns were mended by them.
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
		</PageFrame>
	);
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
					{published.scores.map(({ of, hits, size, isAlarm }) => (
						<tr key={of} className="border-hairline border-b align-top">
							<th scope="row" className="py-2 pr-4 font-normal first-letter:uppercase">
								{of}
							</th>
							<td className="whitespace-nowrap py-2 text-right tabular-nums">
								{hits} of {size}
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
