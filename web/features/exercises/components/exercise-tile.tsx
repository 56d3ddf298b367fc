import { Link } from "wouter";
import type { ExerciseInfo } from "#shared/schemas/exercises.ts";
import { exercisePath } from "#web/lib/paths.ts";
import { keepsOf } from "../kind-names.ts";

/** One per landscape, so that neighbours differ. */
const PICTURES = Object.values(
	import.meta.glob<string>("../../../assets/exercises/*.webp", { eager: true, import: "default" }),
);

/** One exercise of the library. */
export function ExerciseTile({ exercise, place }: { exercise: ExerciseInfo; place: number }) {
	const { id, title, summary, minutes, source } = exercise;
	return (
		<li className="relative flex overflow-hidden rounded-3xl border border-hairline bg-plate transition-colors duration-150 hover:border-edge sm:flex-col">
			<div aria-hidden className="w-[min(6rem,25.6vw)] shrink-0 sm:h-32 sm:w-full">
				<img
					src={PICTURES[place % PICTURES.length]}
					alt=""
					loading="lazy"
					className="size-full object-cover object-[50%_60%]"
				/>
			</div>
			<div className="min-w-0 flex-1 px-4 py-3.5">
				<h3 className="text-lg">
					{/* The whole tile is the link, named by its title. */}
					<Link
						href={exercisePath(id)}
						className="rounded-md after:absolute after:inset-0 after:rounded-3xl focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-accent"
					>
						{title}
					</Link>
				</h3>
				<p className="mt-0.5 text-sm">{summary}</p>
				<p className="mt-1.5 text-soft text-xs">
					{minutes} min · {keepsOf(exercise)}
					{source && ` · ${source.label}`}
				</p>
			</div>
		</li>
	);
}
