/** Matches the code. When you change how long we keep something, change it here: we promise it to people. */
const KEPT: [what: string, where: string, howLong: string][] = [
	[
		"Conversations",
		"Each in its own store, with a copy in our database. The search index is in a store that holds only your data",
		"Until you delete the conversation or your account. What your coach learned from it stays until you delete that too",
	],
	[
		"Your answers in an exercise",
		"With the conversation you gave them in",
		"Until you finish or leave the exercise, and for at most seven days after your last answer",
	],
	[
		"Lines of a page that you delete in a conversation",
		"With that conversation",
		"30 seconds, so that you can undo it",
	],
	[
		"Pages, good moments and what you keep from an exercise, with up to two of your ratings",
		"In our database",
		"Until you delete it or the account",
	],
	[
		"Which exercises you started, when, and your ratings before and after",
		"In our database",
		"Until you delete the conversation or the account",
	],
	[
		"Totals of exercises, only if you turned that on",
		"In our database, without your name, the day or your words",
		"Permanently. We don't know which part is yours, so we can't take it out",
	],
	[
		"What your coach knows, and your safety plan",
		"In a store that holds only your data",
		"Until you delete it or the account",
	],
	[
		"Scrambled marks of what you delete from what your coach knows, so that it doesn't learn it again",
		"In the same store. We scramble them with a random secret of yours, which is also there and in no export",
		"The newest 500, until you delete the account",
	],
	[
		"When we showed you help or you used it, and how serious it was",
		"In the same store, never with your words",
		"The newest 200, until you delete the account",
	],
	[
		"Your account, what you agreed to and when, which version of the terms we told you about, check-ins, personality answers, milestones and notifications",
		"In our database",
		"Until you delete your account, including sent notifications",
	],
	["Insights", "In our database", "Until you delete them or the account"],
	[
		"A reply that you report, with your reason",
		"In our database, where we read it",
		"Until you delete the account, even if you delete the conversation",
	],
	[
		"Your devices: the kind of browser, when you signed in, and when you were last here",
		"In our database, and in a faster store beside it",
		"Until you sign out there, or for 30 days after you were last there",
	],
	[
		"When you usually use Attune",
		"In a store that holds only your data: days and hours only, never what you did",
		"56 days. Older entries are deleted on your next visit",
	],
	[
		"When you last wrote, and for how long, so that we tell you in time that your coach is an AI",
		"In a store that holds only your data",
		"The newest time only, until you delete the account",
	],
	[
		"A random number that lets us recognise this browser when you sign in",
		"In a cookie, and scrambled in our database",
		"Until half a year after you last signed in here, a new password, signing out everywhere, or deletion",
	],
	["Scenes", "As images only you can open", "The newest twelve"],
	[
		"Drafts, settings, and copies of your account details, last conversation and safety plan",
		"In this browser, so you can use them offline",
		"Until you sign out here. If this device is offline when you sign out elsewhere, it can show them for up to 30 days",
	],
	[
		"The country whose help lines you were shown",
		"In this browser, so you can use them offline",
		"Until you clear your browser's data. It stays when you sign out",
	],
	["Recordings of your voice", "Nowhere", "We discard recordings once they're transcribed"],
];

/** Lists what we store about a person, where and for how long. */
export function DataRetention() {
	return (
		<dl className="divide-y divide-hairline">
			{KEPT.map(([what, where, howLong]) => (
				<div key={what} className="py-3.5 first:pt-0">
					<dt className="font-medium">{what}</dt>
					<dd className="text-soft text-sm">{where}.</dd>
					<dd className="text-soft text-sm">{howLong}.</dd>
				</div>
			))}
		</dl>
	);
}
