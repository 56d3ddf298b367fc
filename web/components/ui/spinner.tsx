/** Three pulsing dots. Decorative: put text beside it that says what is loading. */
export function BreathingDots() {
	return (
		<span aria-hidden className="inline-flex items-center gap-1.5">
			{[0, 180, 360].map((delay) => (
				<span
					key={delay}
					className="size-2 animate-[breathe_1.4s_ease-in-out_infinite] rounded-full bg-current"
					style={{ animationDelay: `${delay}ms` }}
				/>
			))}
		</span>
	);
}
