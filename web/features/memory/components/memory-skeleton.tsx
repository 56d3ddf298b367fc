export function MemorySkeleton() {
	return (
		<div role="status">
			<span className="sr-only">Loading what your coach knows</span>
			<div aria-hidden className="flex animate-pulse flex-col gap-3 py-2">
				<div className="h-5 w-4/5 rounded-full bg-hairline" />
				<div className="h-5 w-3/5 rounded-full bg-hairline" />
			</div>
		</div>
	);
}
