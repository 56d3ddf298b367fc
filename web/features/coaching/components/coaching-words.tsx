import { cx } from "class-variance-authority";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { NEED_AREAS } from "#shared/needs.ts";
import type { PersonalizedCoaching } from "#shared/schemas/coaching.ts";
import { Button } from "#web/components/ui/button.tsx";
import { firstSentence } from "../first-sentence.ts";
import { SmallSteps } from "./small-steps.tsx";

type CoachingWordsProps = { coaching: PersonalizedCoaching; isFolded: boolean; onToggle: () => void };

/** The card itself: where to look, one line, one step. Its handle is all that is left when it is folded, with the line. */
export function CoachingWords({ coaching, isFolded, onToggle }: CoachingWordsProps) {
	const id = useId();
	const { message, recommendedFocus, suggestions, daysThisMonth } = coaching;
	const line = firstSentence(message);
	return (
		<section
			aria-labelledby={`${id}-title`}
			data-unfolded={isFolded ? undefined : ""}
			className="appear rounded-3xl border border-hairline bg-plate text-ink"
		>
			<h2 className="flex">
				<button
					type="button"
					aria-expanded={!isFolded}
					aria-controls={id}
					onClick={onToggle}
					className="group flex min-h-14 min-w-0 flex-1 items-center gap-3 rounded-3xl py-2 pr-2.5 pl-5 text-left sm:pl-6"
				>
					<span className="grid min-w-0 flex-1 sm:flex sm:items-center sm:gap-3">
						<span className="flex min-w-0 items-center gap-3">
							<span id={`${id}-title`} className="shrink-0 pt-0.5 text-lg">
								For you today
							</span>
							<span className="truncate rounded-full bg-accent-wash px-2.5 py-0.5 font-medium font-sans text-xs">
								<span className="sr-only">Focus: </span>
								{NEED_AREAS[recommendedFocus].label}
							</span>
						</span>
						{isFolded && <span className="truncate font-sans text-soft text-sm">{line}</span>}
					</span>
					<span className="grid size-9 shrink-0 place-items-center rounded-full text-soft group-hover:bg-sunken group-hover:text-ink">
						<ChevronDown
							aria-hidden
							className={cx("size-5 transition-transform duration-150", !isFolded && "rotate-180")}
							strokeWidth={1.75}
						/>
					</span>
				</button>
			</h2>
			<div
				id={id}
				hidden={isFolded}
				className="grid gap-4 px-5 pb-5 max-sm:text-sm sm:px-6 sm:pb-6 md:grid-cols-[1fr_17.5rem] md:gap-8 [[hidden]]:hidden"
			>
				<TheLine line={line} rest={message.slice(line.length).trim()} />
				<SmallSteps suggestions={suggestions} daysThisMonth={daysThisMonth} />
			</div>
		</section>
	);
}

/** One line, and what else the coach says for whoever wants to read on. */
function TheLine({ line, rest }: { line: string; rest: string }) {
	const id = useId();
	const [isOpen, setIsOpen] = useState(false);
	return (
		<div>
			<p>{line}</p>
			{rest !== "" && (
				<>
					<p id={id} hidden={!isOpen} className="mt-2">
						{rest}
					</p>
					<Button
						variant="link"
						size="inline"
						className="-ml-1 mt-1"
						aria-expanded={isOpen}
						aria-controls={id}
						onClick={() => setIsOpen(!isOpen)}
					>
						{isOpen ? "Read less" : "Read on"}
					</Button>
				</>
			)}
		</div>
	);
}
