import { ImagePlus } from "lucide-react";
import { useState } from "react";
import { SCENE_FAILED } from "#shared/chat/messages.ts";
import type { User } from "#shared/schemas/users.ts";
import { SceneProgress } from "#web/components/scene/scene-progress.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { errorMessage } from "#web/lib/api/readable-error.ts";
import type { SceneControl } from "../hooks/use-scene.ts";
import { Gallery } from "./gallery.tsx";

/** A new scene, and below it those to choose from. */
export function ScenePicker({ user, scene }: { user: User; scene: SceneControl }) {
	const [failure, setFailure] = useState<string | null>(null);
	async function handleMake() {
		setFailure(null);
		await scene.make().catch((error: unknown) => setFailure(errorMessage(error, SCENE_FAILED)));
	}
	return (
		<>
			<Card title="A new scene">
				<div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
					<p className="max-w-[75ch] text-soft">
						We paint it from your goal, focus, mood and the time of day. We keep your newest 12.
					</p>
					<span className="relative inline-flex max-w-full">
						<Button
							aria-disabled={scene.isMaking}
							onClick={scene.isMaking ? undefined : handleMake}
							className="min-w-[min(14.5rem,100%)] aria-disabled:opacity-70 sm:whitespace-nowrap"
						>
							<ImagePlus aria-hidden className="size-4.5" strokeWidth={1.75} />
							{scene.isMaking ? "Creating..." : "Make new scene (25s)"}
						</Button>
						{scene.isMaking && <SceneProgress className="bg-hairline text-accent" />}
					</span>
				</div>
				{/* The status on every page announces it. */}
				{scene.news && !failure && <p className="mt-4 text-soft text-sm">{scene.news}</p>}
				{failure && (
					<p role="alert" className="mt-4 font-medium text-alarm text-sm">
						{failure}
					</p>
				)}
			</Card>
			<Gallery user={user} scene={scene} />
		</>
	);
}
