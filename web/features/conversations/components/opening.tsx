import { SceneArt } from "#web/components/scene-art.tsx";

function greetingFor(hour: number): string {
	if (hour < 5 || hour >= 22) {
		return "Good night";
	}
	if (hour < 12) {
		return "Good morning";
	}
	return hour < 18 ? "Good afternoon" : "Good evening";
}

/** How every conversation begins: a window, unless there is one on the screen already, and a word of welcome. */
export function Opening({ name, isBare }: { name: string; isBare: boolean }) {
	return (
		<div className="arrive flex flex-col items-center gap-4 pb-6 sm:gap-5 sm:pt-2 sm:pb-8 text-center">
			{!isBare && (
				<div className="arch relative h-32 w-26 sm:h-52 sm:w-40">
					<SceneArt sizes="160px" className="object-[62%_58%]" />
					<div className="arch reveal absolute inset-0" />
				</div>
			)}
			<p className="text-balance font-display text-2xl sm:text-3xl">
				{greetingFor(new Date().getHours())}, {name}
			</p>
		</div>
	);
}
