/** A sun at one of five heights over the horizon: under it at Very Low, high and shining at Excellent. */
export function MoodLevelMark({ level, className = "h-8 w-10" }: { level: number; className?: string }) {
	const height = 38 - level * 5.5;
	return (
		<svg
			aria-hidden="true"
			viewBox="0 0 48 40"
			className={`shrink-0 text-accent ${className}`}
			fill="none"
			stroke="currentColor"
			strokeWidth="1.75"
			strokeLinecap="round"
		>
			<clipPath id={`mood-level-${level}`}>
				<path d="M0 0h48v31H0z" />
			</clipPath>
			<g clipPath={`url(#mood-level-${level})`}>
				<circle cx="24" cy={height} r="7.5" fill="currentColor" fillOpacity={0.08 + level * 0.12} />
				{level >= 4 && <path d={`M24 ${height - 11}v-1.500M11 ${height}h1.500M35.500 ${height}h1.500`} />}
				{level === 5 && <path d={`M14.500 ${height - 8.5}l1 1M33.500 ${height - 8.5}l-1 1`} />}
			</g>
			<path d="M5 31h38" />
			{level <= 2 && <path d="M14 36h20" opacity="0.6" />}
		</svg>
	);
}
