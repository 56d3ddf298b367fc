import { useEffect } from "react";
import { SceneArt } from "#web/components/scene/scene-art.tsx";

const STAYS_FOR = 3000;

/** A breath between the questions and the first conversation shaped by them. */
export function PersonalizingScreen({ onDone }: { onDone: () => void }) {
	useEffect(() => {
		const timer = setTimeout(onDone, STAYS_FOR);
		return () => clearTimeout(timer);
	}, [onDone]);
	return (
		<main className="appear flex min-h-dvh flex-col items-center justify-center gap-8 px-6 text-center">
			<div className="arch relative h-72 w-52 animate-[breathe-slow_3s_ease-in-out_infinite]">
				<SceneArt isFirst sizes="208px" />
				<div className="arch reveal absolute inset-0" />
			</div>
			<div role="status">
				<h1 className="text-2xl sm:text-3xl">Personalizing chat and profile</h1>
				<p className="mt-2 text-soft">Take a breath. This takes a few seconds.</p>
			</div>
		</main>
	);
}
