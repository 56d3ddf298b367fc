import { cx } from "class-variance-authority";
import type { RunView } from "#shared/schemas/exercises.ts";

type AnsweredProps = {
	run: RunView;
	isWhole: boolean;
};

/** What the person answered before this step: everything, or their last words, which a rating in between doesn't hide. */
export function Answered({ run: { answered }, isWhole }: AnsweredProps) {
	const last = answered.findLast(({ isRating }) => !isRating) ?? answered.at(-1);
	const shown = isWhole || !last ? answered : [last];
	return shown.length === 0 ? null : (
		<dl
			aria-label={isWhole ? "Your answers" : "Your last answer"}
			className={cx(
				"flex flex-col gap-3 rounded-2xl bg-accent-wash px-4 py-3 text-sm",
				!isWhole && "last-answer",
			)}
		>
			{shown.map(({ say, answer }) => (
				<div key={say}>
					<dt className="text-soft">{say}</dt>
					<dd
						dir="auto"
						className={cx(
							"whitespace-pre-wrap font-medium [overflow-wrap:anywhere]",
							!isWhole && "line-clamp-3",
						)}
					>
						{answer}
					</dd>
				</div>
			))}
		</dl>
	);
}
