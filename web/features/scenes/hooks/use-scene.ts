import { useCallback, useEffect, useState } from "react";
import type { User } from "#shared/schemas/users.ts";
import { onPersonalChange, readPersonal, writePersonal } from "#web/lib/storage/personal-storage.ts";
import { useIsMakingScene, useMakeScene } from "../api/make-scene.ts";
import { useBackground } from "./use-background.ts";
import { useSceneAfterAssessment } from "./use-scene-after-assessment.ts";

/** "true" while the person prefers the default background. The specification's name. */
const DEFAULT_SHOWN = "showVideoBackground";

const PAINTED_INSTEAD = "The image model failed, so Attune painted this one itself.";

export type SceneControl = {
	/** The person's scene; null when they have none. */
	url: string | null;
	altText: string | null;
	/** They have one and see it. */
	isShown: boolean;
	toggle: () => void;
	/** Shows the scene, or the default background. */
	show: (isWanted: boolean) => void;
	/** Asks for another. Rejects when none could be made. */
	make: () => Promise<unknown>;
	isMaking: boolean;
	/** The alt text and painter of this tab's newest scene; null before the first. */
	news: string | null;
};

/** The person's scene and its actions. Call it once in the app. */
export function useScene(user: User): SceneControl {
	const { url, isPending, altText } = useBackground(user);
	const [isDefaultShown, setIsDefaultShown] = useState(() => readPersonal(user.id, DEFAULT_SHOWN) === "true");
	const [news, setNews] = useState<string | null>(null);
	const { mutateAsync } = useMakeScene(user.id);
	const isWaiting = useIsMakingScene(user.id);
	useSceneAfterAssessment(user.id);

	const show = useCallback(
		(isWanted: boolean) => {
			setIsDefaultShown(!isWanted);
			writePersonal(user.id, DEFAULT_SHOWN, isWanted ? null : "true");
		},
		[user.id],
	);
	// A choice applies to all tabs.
	useEffect(
		() => onPersonalChange(user.id, DEFAULT_SHOWN, (value) => setIsDefaultShown(value === "true")),
		[user.id],
	);
	// A person who asks for a scene wants to see it.
	const make = useCallback(async () => {
		const { altText: seen, painter } = await mutateAsync();
		show(true);
		const isInstead = painter === "builtin_instead";
		setNews(`Your new scene: ${seen}.${isInstead ? ` ${PAINTED_INSTEAD}` : ""}`);
	}, [mutateAsync, show]);

	return {
		url,
		altText,
		isShown: url !== null && !isDefaultShown,
		toggle: () => show(isDefaultShown),
		show,
		make,
		isMaking: isWaiting || isPending,
		news,
	};
}
