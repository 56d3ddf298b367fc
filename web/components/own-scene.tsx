import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import { useShownScene } from "#web/lib/scene/shown-scene.ts";
import { SceneArt } from "./scene/scene-art.tsx";

type OwnSceneProps = ComponentProps<typeof SceneArt> & {
	ownClassName: string;
};

/** The person's own scene while it's shown, else the shared picture. Decorative, so it has no alt text. */
export function OwnScene({ ownClassName, ...art }: OwnSceneProps) {
	const scene = useShownScene();
	return scene ? (
		<img src={scene} alt="" className={cx("size-full object-cover", ownClassName)} />
	) : (
		<SceneArt {...art} />
	);
}
