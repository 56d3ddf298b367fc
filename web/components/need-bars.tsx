import { cx } from "class-variance-authority";
import { NEED_AREAS, NEED_LEVELS, type NeedLevel } from "#shared/needs.ts";
import { percent } from "#web/lib/numbers.ts";

type NeedBarsProps = {
	/** Percentages. */
	levelScores: Partial<Record<NeedLevel, number>>;
	currentLevel: NeedLevel | undefined;
	className?: string;
};

/** The five needs as a list with their values, each with its own fixed colour (--need-*), and the focus marked. */
export function NeedBars({ levelScores, currentLevel, className }: NeedBarsProps) {
	return (
		<ul aria-label="Your five needs" className={cx("need-bars flex flex-col gap-3", className)}>
			{NEED_LEVELS.map((level) => {
				const score = Math.min(100, Math.max(0, levelScores[level] ?? 0));
				const isCurrent = level === currentLevel;
				return (
					<li key={level} aria-current={isCurrent || undefined}>
						<div className="flex items-baseline justify-between gap-3 text-sm">
							<span className={isCurrent ? "font-bold" : "font-normal"}>
								{NEED_AREAS[level].label}
								{isCurrent && <span className="need-focus">Your focus</span>}
							</span>
							<span className="tabular-nums">{percent(score)}</span>
						</div>
						<div className={cx("need-track", isCurrent ? "h-2.5" : "h-1.5")}>
							<div
								className="h-full rounded-full forced-color-adjust-none"
								style={{
									width: `${score}%`,
									minWidth: score > 0 ? 6 : 0,
									background: `var(--need-${level})`,
								}}
							/>
						</div>
					</li>
				);
			})}
		</ul>
	);
}
