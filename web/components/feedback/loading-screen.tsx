import { BreathingDots } from "../ui/spinner.tsx";

export function LoadingScreen() {
	return (
		<main className="grid min-h-dvh place-items-center">
			<p
				role="status"
				className="loose-words appear flex items-center gap-3 px-5 py-3 text-soft [animation-delay:120ms]"
			>
				<BreathingDots />
				Loading...
			</p>
		</main>
	);
}
