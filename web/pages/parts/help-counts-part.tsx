import { HELP_COUNTS_PATH } from "#web/lib/paths.ts";
import { Part } from "./page-frame.tsx";

/** How often help was shown. A script fills it in (`show-help-counts.ts`); all that it may say is drawn here, hidden. */
export function HelpCountsPart() {
	return (
		<Part title="How often we show help">
			<p>
				We count when we show help beside what you write in the app, and when someone with an account opens it
				or uses one of its lines. We also count the lines that we show people under 18. We don't count the
				help page or the home page. We count by month, country and kind of danger. We don't store who it was,
				the day or the words. These counts stay when you delete your account. Below are the last twelve whole
				months, for all countries together. We show small numbers as “fewer than 5”.
			</p>
			<noscript>
				<p>
					This page needs a script to load the table. You can{" "}
					<a href={HELP_COUNTS_PATH} className="underline decoration-edge underline-offset-4">
						open the counts as data
					</a>
					.
				</p>
			</noscript>
			<div id="help-counts" aria-live="polite">
				<p data-when="loading" hidden className="text-soft">
					Loading the counts...
				</p>
				<p data-when="empty" hidden className="text-soft">
					There are no counts yet. They appear after the first whole month.
				</p>
				<p data-when="failed" hidden>
					We couldn't load the counts.{" "}
					<button type="button" className="min-h-11 font-medium underline decoration-edge underline-offset-4">
						Try again
					</button>
				</p>
				<table data-when="loaded" hidden className="w-full text-left text-sm">
					<thead>
						<tr className="border-hairline border-b text-soft">
							<th scope="col" className="py-2 pr-4 font-medium">
								Month
							</th>
							<th scope="col" className="py-2 pr-4 text-right font-medium">
								Help shown
							</th>
							<th scope="col" className="py-2 text-right font-medium">
								Opened or used
							</th>
						</tr>
					</thead>
					<tbody />
				</table>
			</div>
		</Part>
	);
}
