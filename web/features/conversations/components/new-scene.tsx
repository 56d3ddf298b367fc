import { ImagePlus } from "lucide-react";
import { type ReactNode, use, useState } from "react";
import { SCENE_FAILED } from "#shared/messages.ts";
import { SceneProgress } from "#web/components/scene-progress.tsx";
import { messageFor } from "#web/lib/readable-error.ts";
import { SceneContext } from "../chat-scene.ts";
import { TroubleBubble } from "./trouble-bubble.tsx";

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
		await scene?.make().catch((error: unknown) => setFailure(messageFor(error, SCENE_FAILED)));
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

/** Asks for a new scene. A model takes about 25 seconds, which the line below the button runs through. */
function NewSceneButton({ isMaking, onMake }: NewSceneButtonProps) {
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
			{isMaking && <SceneProgress className="bg-white/25 text-white" />}
		</span>
	);
}
