import { cx } from "class-variance-authority";
import type { CSSProperties } from "react";
import { NEED_AREAS, NEED_LEVELS, type NeedLevel } from "#shared/needs.ts";
import { percent } from "#web/lib/numbers.ts";

type NeedBarsProps = {
	/** Percentages. */
	levelScores: Partial<Record<NeedLevel, number>>;
	currentLevel: NeedLevel | undefined;
	/** Name, bar and figure on one line. Bars fill once, from the lowest need up. */
	isCompact?: boolean;
	className?: string;
};

/** The five needs as a list with their values, each with its own fixed colour (--need-*), and the focus marked. */
export function NeedBars({ levelScores, currentLevel, isCompact = false, className }: NeedBarsProps) {
	return (
		<ul
			aria-label="Your five needs"
			className={cx("need-bars", isCompact ? "need-bars-compact" : "flex flex-col gap-3", className)}
		>
			{NEED_LEVELS.map((level, index) => {
				const score = Math.min(100, Math.max(0, levelScores[level] ?? 0));
				const isCurrent = level === currentLevel;
				const name = (
					<span className={isCurrent ? "font-bold" : "font-normal"}>
						{NEED_AREAS[level].label}
						{isCurrent && <span className={isCompact ? "sr-only" : "need-focus"}> Your focus</span>}
					</span>
				);
				const figure = <span className="text-right tabular-nums">{percent(score)}</span>;
				const bar = (
					<div className={cx("need-track", isCurrent ? "h-2.5" : "h-1.5")}>
						<div
							className="need-fill h-full rounded-full forced-color-adjust-none"
							style={
								{
									width: `${score}%`,
									minWidth: score > 0 ? 6 : 0,
									background: `var(--need-${level})`,
									"--place": index,
								} as CSSProperties
							}
						/>
					</div>
				);
				return (
					<li key={level} aria-current={isCurrent || undefined}>
						{isCompact ? (
							<>
								{name}
								{bar}
								{figure}
							</>
						) : (
							<>
								<div className="flex items-baseline justify-between gap-3 text-sm">
									{name}
									{figure}
								</div>
								{bar}
							</>
						)}
					</li>
				);
			})}
		</ul>
	);
}
