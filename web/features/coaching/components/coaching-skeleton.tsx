import { cx } from "class-variance-authority";

/** The usual line's length, and the button below it. */
const MESSAGE = ["", "w-4/5", "w-1/5"];
/** A small step: title, text, and the button for the others. */
const STEP = ["w-1/2", "", "w-2/3", "w-1/3"];

/** The card's shape while its words are fetched, as tall as what comes. */
export function CoachingSkeleton({ isFolded }: { isFolded: boolean }) {
	return (
		<div
			role="status"
			data-unfolded={isFolded ? undefined : ""}
			className="rounded-3xl border border-hairline bg-plate"
		>
			<span className="sr-only">Loading today's message</span>
			<div aria-hidden className="animate-pulse">
				<div className={cx("flex min-h-11 items-center gap-3 px-5 sm:px-6")}>
					<div className="h-4 w-28 rounded-full bg-hairline" />
					<div className="h-5 w-24 rounded-full bg-hairline" />
				</div>
				{!isFolded && (
					<div className="grid gap-4 px-5 pb-5 max-sm:text-sm sm:px-6 sm:pb-6 md:grid-cols-[1fr_17.5rem] md:gap-8">
						<Lines widths={MESSAGE} />
						<div className="self-start border-hairline border-l-2 pb-1 pl-4">
							<Lines widths={STEP} />
						</div>
					</div>
				)}
			</div>
		</div>
	);
}

function Lines({ widths }: { widths: string[] }) {
	return (
		<div>
			{widths.map((width, index) => (
				<div key={index} className={cx("flex h-lh items-center", width)}>
					<div className="h-3 w-full rounded-full bg-hairline" />
				</div>
			))}
		</div>
	);
}
