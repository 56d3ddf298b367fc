import { ImagePlus } from "lucide-react";
import { type ReactNode, use, useState } from "react";
import { SCENE_FAILED } from "#shared/chat/messages.ts";
import { SceneProgress } from "#web/components/scene/scene-progress.tsx";
import { errorMessage } from "#web/lib/api/readable-error.ts";
import { SceneContext } from "../chat-scene.ts";
import { TroubleBubble } from "../messages/trouble-bubble.tsx";

/**
 * An insight with its button for a new scene, and below it what went wrong. Only insights listen to the scene: every other
 * message is drawn without it.
 */
export function WithNewScene({ children }: { children: (button: ReactNode) => ReactNode }) {
	const scene = use(SceneContext);
	const [failure, setFailure] = useState<string | null>(null);
	if (!scene) {
		return children(null);
	}
	async function make() {
		setFailure(null);
		await scene?.make().catch((error: unknown) => setFailure(errorMessage(error, SCENE_FAILED)));
	}
	return (
		<div className="flex flex-col gap-5">
			{children(<NewSceneButton isMaking={scene.isMaking} onMake={make} />)}
			{failure && (
				<div role="alert">
					<TroubleBubble text={failure} onRetry={make} />
				</div>
			)}
		</div>
	);
}

type NewSceneButtonProps = { isMaking: boolean; onMake: () => void };

/** Orders a new scene. A model takes about 25 seconds, the duration of the progress line. */
function NewSceneButton({ isMaking, onMake }: NewSceneButtonProps) {
	return (
		<span className="relative inline-flex">
			<button
				type="button"
				// Not `disabled`, which would drop the focus on every press.
				aria-disabled={isMaking}
				onClick={isMaking ? undefined : onMake}
				className="inline-flex min-h-10 items-center justify-center gap-2 rounded-full border border-white/60 px-3.5 sm:px-4 font-semibold text-sm hover:border-white aria-disabled:opacity-70"
			>
				<ImagePlus aria-hidden className="size-4 max-sm:hidden" strokeWidth={2} />
				{/* As wide as the longer label, so layout doesn't shift. */}
				<span className="grid">
					<span aria-hidden className="invisible col-start-1 row-start-1">
						Make new scene (25s)
					</span>
					<span className="col-start-1 row-start-1">{isMaking ? "Creating..." : "Make new scene (25s)"}</span>
				</span>
			</button>
			{isMaking && <SceneProgress className="bg-white/25 text-white" />}
		</span>
	);
}
