import { TOO_FEW_BELOW } from "#shared/schemas/public/outcomes.ts";
import { OUTCOMES_PATH, settingsPath, staticPaths } from "#web/lib/paths.ts";
import { PageFrame, Part } from "./parts/page-frame.tsx";

const LINK = "underline decoration-edge underline-offset-4";

/** What exercises did for those who let it be counted, in public, with what such figures can't say. */
export function OutcomesPage() {
	return (
		<PageFrame>
			<div>
				<h1 className="text-3xl sm:text-4xl">Do the exercises help?</h1>
				<p className="mt-2 text-soft">
					Some people let us count what exercises did for them. These are the totals, and what they can't tell
					you.
				</p>
			</div>
			<Part title="What we count">
				<p>
					Before and after most exercises, we ask how heavy it feels, from 0 to 10. You can skip that. Four
					exercises have two ratings of their own, and some have none. Below each name, you see what we asked.
				</p>
				<p>
					Change is the rating after minus the rating before, on average. A minus sign means lighter. Below it
					is the range that would hold the true average in 95 of 100 such counts, if each exercise came from a
					different person. With fewer than {TOO_FEW_BELOW}, we show no figure.
				</p>
				<p>
					Stopped means that someone left before the end, got help or another exercise instead, or didn't come
					back for seven days.
				</p>
				<p>
					We count only people who turn it on in their{" "}
					<a href={settingsPath("data")} className={LINK}>
						settings
					</a>
					. We don't count temporary chats. We don't store names, days or words with the totals, so we can't
					take anyone out again. The totals below can be an hour old.
				</p>
			</Part>
			<Part title="What this can't tell you">
				<ul className="list-disc space-y-2 pl-5">
					<li>
						There is no comparison group. We don't know how these people would have felt without the exercise.
					</li>
					<li>
						Hard feelings often get lighter on their own, and people start an exercise when they are at their
						heaviest.
					</li>
					<li>
						People chose to be counted, and to rate twice. Those who felt worse may have stopped. Then we
						count them only in the last column.
					</li>
					<li>We may count one person many times. That makes the ranges look narrower than they are.</li>
					<li>An average says little about you. Your own ratings are in Progress.</li>
				</ul>
			</Part>
			<Part title="The totals">
				<noscript>
					<p>
						This page needs a script to load the table. You can{" "}
						<a href={OUTCOMES_PATH} className={LINK}>
							open the totals as data
						</a>
						.
					</p>
				</noscript>
				<Table />
			</Part>
			<p>
				<a href={staticPaths.safety} className={LINK}>
					How Attune keeps people safe
				</a>
			</p>
		</PageFrame>
	);
}

/** `show-outcomes.ts` fills it in; every possible message is prerendered, hidden. */
function Table() {
	return (
		<div id="outcomes" aria-live="polite">
			<p data-when="loading" hidden className="text-soft">
				Loading the totals...
			</p>
			<p data-when="empty" hidden className="text-soft">
				There are no totals yet. We haven't counted anyone so far.
			</p>
			<p data-when="failed" hidden>
				We couldn't load the totals.{" "}
				<button type="button" className={`min-h-11 font-medium ${LINK}`}>
					Try again
				</button>
			</p>
			<table data-when="loaded" hidden className="w-full text-left text-sm">
				<caption className="pb-2 text-left text-soft text-sm">
					All exercises we've counted, in all countries, since counting began
				</caption>
				<thead>
					<tr className="border-hairline border-b align-bottom text-soft">
						<th scope="col" className="py-2 font-medium">
							Exercise
						</th>
						<th scope="col" className="py-2 pl-3 text-right font-medium">
							Rated
						</th>
						<th scope="col" className="py-2 pl-3 text-right font-medium">
							Change
						</th>
						<th scope="col" className="py-2 pl-3 text-right font-medium">
							Stopped
						</th>
					</tr>
				</thead>
				<tbody />
			</table>
		</div>
	);
}
