import { cx } from "class-variance-authority";
import type { RunView } from "#shared/schemas/exercises.ts";

type AnsweredProps = {
	run: RunView;
	isWhole: boolean;
};

/** What the person answered before this step. */
export function Answered({ run: { answered }, isWhole }: AnsweredProps) {
	const shown = isWhole ? answered : answered.slice(-1);
	return shown.length === 0 ? null : (
		<dl
			aria-label={isWhole ? "Your answers" : "Your last answer"}
			className="flex flex-col gap-3 rounded-2xl bg-accent-wash px-4 py-3 text-sm"
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
