import { ImagePlus } from "lucide-react";
import { use, useState } from "react";
import { messageFor } from "#web/lib/readable-error.ts";
import { SceneContext } from "../chat-scene.ts";

/** In the words of the specification. */
const FAILED =
	"I'm having trouble generating a new scene right now. Please try again in a moment, or the current background will continue to reflect your progress.";

/** What becomes of the wish for a new scene: the button, the wait, and what went wrong. */
export function useNewScene() {
	const scene = use(SceneContext);
	const [failure, setFailure] = useState<string | null>(null);
	async function make() {
		setFailure(null);
		await scene?.make().catch((error: unknown) => setFailure(messageFor(error, FAILED)));
	}
	return { isThere: scene !== null, isMaking: scene?.isMaking === true, failure, make };
}

type NewSceneButtonProps = { isMaking: boolean; onMake: () => void };

/** Asks for a new scene. A model takes about 25 seconds, which the line below the button runs through. */
export function NewSceneButton({ isMaking, onMake }: NewSceneButtonProps) {
	return (
		<span className="relative mt-3 mr-2 inline-flex">
			<button
				type="button"
				// Not disabled: the focus would be lost with every press.
				aria-disabled={isMaking}
				onClick={isMaking ? undefined : onMake}
				className="inline-flex min-h-10 min-w-[13.2rem] items-center justify-center gap-2 rounded-full bg-white px-4 font-semibold text-[oklch(0.26_0.02_55)] text-sm aria-disabled:opacity-70"
			>
				<ImagePlus aria-hidden className="size-4" strokeWidth={2} />
				{isMaking ? "Creating..." : "Make new scene (25s)"}
			</button>
			{isMaking && (
				<span
					role="progressbar"
					aria-label="Creating your scene"
					className="absolute inset-x-4 top-full mt-1 block h-0.5 overflow-hidden rounded-full bg-white/25"
				>
					<span className="scene-progress block h-full rounded-full bg-white" />
				</span>
			)}
		</span>
	);
}
