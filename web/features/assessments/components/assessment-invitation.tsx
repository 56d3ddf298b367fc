import { X } from "lucide-react";
import { Link } from "wouter";
import { SceneArt } from "#web/components/scene-art.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { paths } from "#web/lib/paths.ts";

/** Invites to the assessment. It can be put away. */
export function AssessmentInvitation({ onDismiss }: { onDismiss: () => void }) {
	return (
		<aside
			aria-label="Assessment"
			className="arrive relative flex overflow-hidden rounded-3xl border border-hairline bg-plate text-ink"
		>
			<div className="relative w-[min(5rem,22vw)] shrink-0 sm:w-36">
				<SceneArt sizes="144px" className="absolute inset-0 object-[62%_60%]" />
			</div>
			<div className="min-w-0 flex-1 py-5 pr-4 pl-4 sm:py-6 sm:pl-6">
				<h2 className="pr-9 text-lg">Help your coach know you</h2>
				<p className="mt-1 text-soft text-sm">
					Eight short steps, about three minutes. You choose what to answer.
				</p>
				<Button asChild className="mt-4 max-w-full">
					<Link href={paths.assessment}>Take the assessment</Link>
				</Button>
			</div>
			<button
				type="button"
				aria-label="Not now"
				onClick={onDismiss}
				className="absolute top-1.5 right-1.5 grid size-10 place-items-center rounded-full text-soft hover:bg-sunken hover:text-ink"
			>
				<X aria-hidden className="size-4.5" strokeWidth={1.75} />
			</button>
		</aside>
	);
}
