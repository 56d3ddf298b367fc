import { cx } from "class-variance-authority";
import { ChevronDown } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { NEED_AREAS } from "#shared/needs.ts";
import type { PersonalizedCoaching } from "#shared/schemas/coaching.ts";
import { Button } from "#web/components/ui/button.tsx";
import { firstSentence } from "../first-sentence.ts";
import { SmallSteps } from "./small-steps.tsx";

type CoachingWordsProps = { coaching: PersonalizedCoaching; isFolded: boolean; onToggle: () => void };

/** The card itself: where to look, one line, one step. Its handle is all that is left when it's folded, with the line. */
export function CoachingWords({ coaching, isFolded, onToggle }: CoachingWordsProps) {
	const id = useId();
	const { message, recommendedFocus, suggestions, daysThisMonth } = coaching;
	const line = firstSentence(message);
	const card = useRef<HTMLElement>(null);
	const wasFolded = useRef(isFolded);
	// At the end of the conversation it would open below the message box.
	useEffect(() => {
		if (wasFolded.current && !isFolded) {
			card.current?.scrollIntoView({ block: "nearest" });
		}
		wasFolded.current = isFolded;
	}, [isFolded]);
	return (
		<section
			ref={card}
			aria-labelledby={`${id}-title`}
			data-unfolded={isFolded ? undefined : ""}
			className={cx(
				"appear rounded-3xl border border-hairline bg-plate text-ink shadow-plate",
				isFolded && "mx-auto w-fit max-w-full",
			)}
		>
			<h2 className="flex">
				<button
					type="button"
					aria-expanded={!isFolded}
					aria-controls={id}
					onClick={onToggle}
					className="group flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-3xl py-0.5 pr-1.5 pl-4.5 text-left sm:pl-6"
				>
					<span className={cx("flex min-w-0 flex-1 items-center gap-2", !isFolded && "flex-wrap py-1")}>
						<span id={`${id}-title`} className="shrink-0 font-sans font-semibold text-[0.95rem]">
							For you today
						</span>
						<span className={isFolded ? "sr-only" : "need-focus ml-0 whitespace-normal"}>
							<span className="sr-only">Focus: </span>
							{NEED_AREAS[recommendedFocus].label}
						</span>
						{isFolded && (
							<span className="truncate font-normal font-sans text-soft text-sm">
								<span aria-hidden>· </span>
								{line}
							</span>
						)}
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

/** Shows one line; the rest opens on request. */
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
						{isOpen ? "Read less" : "Read more"}
					</Button>
				</>
			)}
		</div>
	);
}
