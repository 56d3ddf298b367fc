import { useQuery } from "@tanstack/react-query";
import { cx } from "class-variance-authority";
import { useEffect, useLayoutEffect, useState } from "react";
import { loadCode } from "#web/lib/api/load-code.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";
import { earlyScene, endEarlyScene } from "#web/lib/scene/early-scene.ts";
import { setSettledScene, setShownScene } from "#web/lib/scene/shown-scene.ts";
import { coloursBehindWords } from "../scene-colours.ts";
import { forgetPalette, setPalette } from "../set-palette.ts";
import { untilUnpacked } from "../until-unpacked.ts";

/** The video's key among the pictures. */
const LOOP = "loop";

/** A picture has faded in after this long, in ms; then the one below is removed. */
const FADED_IN_MS = 1_200;

type SceneLayerProps = {
	userId: string;
	url: string | null;
	isLoop: boolean;
	/** Hidden on this page, but kept for the next. */
	isHidden: boolean;
	/** Dark behind missing pictures: on every signed-in page but the chat, which is white then. */
	hasGround: boolean;
};

/**
 * The background: the person's scene over the whole window, the video, or a plain dark ground. Nothing else sets the
 * page's background. A new picture fades in over the old one once it's ready, so that nothing flashes.
 */
export function SceneLayer({ userId, url, isLoop, isHidden, hasGround }: SceneLayerProps) {
	const loop = useLoop(isLoop);
	const wanted = isLoop ? LOOP : url;
	const [early] = useState(earlyScene);
	const { shown, handleGone } = useShown(userId, wanted, loop !== undefined, early);
	const ground = hasGround ? "ground" : null;
	const visible = wanted !== null && shown.length > 0 ? "scene" : ground;
	const behind = isHidden ? null : visible;

	// Takes over the early scene in the same frame.
	useLayoutEffect(endEarlyScene, []);
	// While one picture fades in over another, neither fills the window.
	const picture = shown.length === 1 && shown[0] !== LOOP ? (shown[0] ?? null) : null;
	useEffect(() => setSettledScene(picture), [picture]);
	useLayoutEffect(() => {
		const { dataset } = document.documentElement;
		if (behind) {
			dataset.behind = behind;
		} else {
			delete dataset.behind;
		}
	}, [behind]);
	useEffect(
		() => () => {
			delete document.documentElement.dataset.behind;
			setShownScene(null);
			setSettledScene(null);
		},
		[],
	);

	return (
		<>
			<div aria-hidden className={cx("scene-layer", hasGround && "has-ground", isHidden && "invisible")}>
				{shown.map((picture) =>
					picture === LOOP ? (
						loop && <loop.LoopFilm key={LOOP} userId={userId} isBesideChat={hasGround} />
					) : (
						<img
							key={picture}
							src={picture}
							alt=""
							// The page already showed it, so decode it with the first paint.
							decoding={picture === early ? "sync" : "async"}
							className={cx("scene-picture", picture === early && "is-early")}
							onError={() => handleGone(picture)}
						/>
					),
				)}
			</div>
			{loop && isLoop && !isHidden && <loop.LoopControl userId={userId} isBesideChat={hasGround} />}
		</>
	);
}

/** The video and its player, fetched when first wanted. If that fails, it isn't shown. */
function useLoop(isWanted: boolean) {
	const { data } = useQuery({
		queryKey: queryKeys.code("loop-video"),
		queryFn: () => loadCode(() => import("./loop-video.tsx")),
		enabled: isWanted,
	});
	return data;
}

/** The pictures shown, newest last: the previous one stays below while it fades in. */
function useShown(userId: string, wanted: string | null, isLoopHere: boolean, early: string | null) {
	const [shown, setShown] = useState<readonly string[]>(early && early === wanted ? [early] : []);
	useEffect(() => {
		if (wanted === null) {
			forgetPalette();
			setShownScene(null);
			setShown([]);
			return;
		}
		let settled: ReturnType<typeof setTimeout> | undefined;
		function show(one: string) {
			setShown((before) => [...before.filter((each) => each !== one).slice(-1), one]);
			settled = setTimeout(() => setShown([one]), FADED_IN_MS);
		}
		if (wanted === LOOP) {
			forgetPalette();
			setShownScene(null);
			if (isLoopHere) {
				show(LOOP);
			}
			return () => clearTimeout(settled);
		}
		let last: HTMLImageElement | null = null;
		const fit = () =>
			last && setPalette(userId, coloursBehindWords(last, window.innerWidth, window.innerHeight));
		const stop = untilUnpacked(wanted, (image) => {
			last = image;
			fit();
			setShownScene(wanted);
			show(wanted);
		});
		window.addEventListener("resize", fit);
		return () => {
			stop();
			clearTimeout(settled);
			window.removeEventListener("resize", fit);
		};
	}, [userId, wanted, isLoopHere]);
	const handleGone = (picture: string) => setShown((before) => before.filter((one) => one !== picture));
	return { shown, handleGone };
}
