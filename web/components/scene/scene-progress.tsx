/** A thin line that runs through the usual 25 seconds, ever more slowly towards the end, and waits there. */
export function SceneProgress({ className = "" }: { className?: string }) {
	return (
		<span
			role="progressbar"
			aria-label="Creating your scene"
			className={`absolute inset-x-4 top-full mt-1 block h-0.5 overflow-hidden rounded-full ${className}`}
		>
			<span className="scene-progress block h-full rounded-full bg-current" />
		</span>
	);
}
