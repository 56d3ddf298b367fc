import { cx } from "class-variance-authority";
import { NEED_AREAS, NEED_LEVELS, type NeedLevel } from "#shared/needs.ts";

/** One fixed colour a level, equally light, so that no area looks like the one that matters. */
const COLOURS: Record<NeedLevel, string> = {
	physiological: "oklch(0.8 0.1 45)",
	safety: "oklch(0.84 0.1 88)",
	love: "oklch(0.8 0.09 5)",
	esteem: "oklch(0.8 0.09 235)",
	actualization: "oklch(0.82 0.1 155)",
};

type InsightBarsProps = {
	/** Percentages. */
	levelScores: Partial<Record<NeedLevel, number>>;
	currentLevel: NeedLevel | undefined;
};

/** The five needs as the server counted them. */
export function InsightBars({ levelScores, currentLevel }: InsightBarsProps) {
	return (
		<ul aria-label="Your five needs" className="mt-4 flex flex-col gap-3 border-white/20 border-t pt-4">
			{NEED_LEVELS.map((level) => {
				const score = Math.min(100, Math.max(0, levelScores[level] ?? 0));
				const isCurrent = level === currentLevel;
				return (
					<li key={level} aria-current={isCurrent || undefined}>
						<div className="flex items-baseline justify-between gap-3 text-sm">
							<span className={isCurrent ? "font-bold" : "font-normal"}>
								{NEED_AREAS[level].label}
								{isCurrent && (
									<span className="ml-2 whitespace-nowrap rounded-full bg-white px-2 py-0.5 font-semibold text-[oklch(0.26_0.02_55)] text-xs">
										Your focus
									</span>
								)}
							</span>
							<span className="tabular-nums">{score}%</span>
						</div>
						<div className={cx("mt-1.5 rounded-full bg-white/15", isCurrent ? "h-2.5" : "h-1.5")}>
							<div
								className="h-full rounded-full"
								style={{ width: `${score}%`, minWidth: score > 0 ? 6 : 0, background: COLOURS[level] }}
							/>
						</div>
					</li>
				);
			})}
		</ul>
	);
}
