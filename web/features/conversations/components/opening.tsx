import { cx } from "class-variance-authority";
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

/** What stands over the beginning of the talk already. */
export type AboveTheTalk = "nothing" | "words" | "picture";

/**
 * How every conversation begins: a window, unless there is one on the screen already, and a word of welcome. Below
 * words there is as much of it as does not push the talk off the screen; on a phone, words that are unfolded greet
 * for it.
 */
export function Opening({ name, above }: { name: string; above: AboveTheTalk }) {
	return (
		<div className="opening loose-words arrive pb-4 text-center sm:pt-2 sm:pb-7">
			<Welcome name={name} above={above} />
			{/* Before the first chat, and over the beginning of every other: it gives way to nothing. */}
			<p className="mt-1.5 text-soft text-xs sm:text-sm">
				Your coach is an AI, not a person and not a therapist.
			</p>
		</div>
	);
}

function Welcome({ name, above }: { name: string; above: AboveTheTalk }) {
	return (
		<div
			className={cx(
				"flex flex-col items-center gap-4 sm:gap-5",
				above === "words" && "max-sm:group-has-data-unfolded/talk:hidden",
			)}
		>
			{above !== "picture" && (
				<div
					className={cx(
						"arch relative",
						above === "words"
							? "h-36 w-28 max-sm:hidden [@media(height<55rem)]:hidden"
							: "h-32 w-26 sm:h-52 sm:w-40",
					)}
				>
					<SceneArt sizes="160px" className="object-[62%_58%]" />
					<div className="arch reveal absolute inset-0" />
				</div>
			)}
			<p className="max-w-full text-balance font-display text-2xl [overflow-wrap:anywhere] sm:text-3xl">
				{greetingFor(new Date().getHours())}, {name}
			</p>
		</div>
	);
}
