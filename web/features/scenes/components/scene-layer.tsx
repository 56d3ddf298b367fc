import { useQuery } from "@tanstack/react-query";
import { cx } from "class-variance-authority";
import { useEffect, useLayoutEffect, useState } from "react";
import { loadCode } from "#web/lib/load-code.ts";
import { queryKeys } from "#web/lib/query-keys.ts";
import { coloursBehindWords } from "../scene-colours.ts";
import { setGlass } from "../scene-glass.ts";

type SceneLayerProps = {
	/** The picture to show; null for none. */
	url: string | null;
	/** The default background is shown instead, of the person with this id; null for not. */
	loopOf: string | null;
	/** A dark ground shows where there is no picture: on every signed-in page but the chat, which is white then. */
	hasGround: boolean;
};

/**
 * What lies behind everything: the person's scene over the whole window, or a plain dark ground. The only owner of the
 * page's background: a new picture comes in over the old one once it is unpacked, so that nothing flashes.
 */
export function SceneLayer({ url, loopOf, hasGround }: SceneLayerProps) {
	const { pictures, handleGone } = usePictures(url);
	const loop = useLoop(loopOf !== null);
	const isShown = (url !== null && pictures.length > 0) || (loopOf !== null && loop !== undefined);
	const behind = isShown ? "scene" : hasGround ? "ground" : null;

	useLayoutEffect(() => {
		const { dataset } = document.documentElement;
		if (behind) {
			dataset.behind = behind;
		} else {
			delete dataset.behind;
		}
	}, [behind]);
	useEffect(() => () => void delete document.documentElement.dataset.behind, []);

	return loopOf && loop ? (
		<loop.LoopVideo userId={loopOf} />
	) : (
		<div aria-hidden className={cx("scene-layer", hasGround && "has-ground")}>
			{pictures.map((picture) => (
				<img
					key={picture}
					src={picture}
					alt=""
					className="scene-picture"
					onError={() => handleGone(picture)}
				/>
			))}
		</div>
	);
}

/** The film and what plays it, fetched when somebody first wants to see it. What could not be fetched is not shown. */
function useLoop(isWanted: boolean) {
	const { data } = useQuery({
		queryKey: queryKeys.code("loop-video"),
		queryFn: () => loadCode(() => import("./loop-video.tsx")),
		enabled: isWanted,
	});
	return data;
}

/** The pictures that are shown, the newest last: the one before stays below it while it fades in. */
function usePictures(url: string | null) {
	const [pictures, setPictures] = useState<readonly string[]>([]);
	useEffect(() => {
		if (url === null) {
			setPictures([]);
			return;
		}
		let last: HTMLImageElement | null = null;
		const fit = () => last && setGlass(coloursBehindWords(last, window.innerWidth, window.innerHeight));
		const stop = untilUnpacked(url, (image) => {
			last = image;
			fit();
			setPictures((shown) => [...shown.filter((one) => one !== url).slice(-1), url]);
		});
		window.addEventListener("resize", fit);
		return () => {
			stop();
			window.removeEventListener("resize", fit);
		};
	}, [url]);
	const handleGone = (picture: string) => setPictures((shown) => shown.filter((one) => one !== picture));
	return { pictures, handleGone };
}

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 32_000;

/**
 * Fetches and unpacks a picture, and tries again when it cannot: a few times, ever more slowly, and at once when the network is back. What
 * was shown before stays meanwhile. Gives what ends it.
 */
function untilUnpacked(url: string, onReady: (image: HTMLImageElement) => void): () => void {
	let wait = FIRST_WAIT_MS;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let isOver = false;
	function tryIt() {
		clearTimeout(timer);
		const image = new Image();
		image.src = url;
		image.decode().then(
			() => {
				if (!isOver) {
					end();
					onReady(image);
				}
			},
			() => {
				if (!isOver) {
					// A picture that is gone for good is not asked for for ever.
					if (wait <= LONGEST_WAIT_MS) {
						timer = setTimeout(tryIt, wait);
						wait *= 2;
					}
				}
			},
		);
	}
	function end() {
		isOver = true;
		clearTimeout(timer);
		window.removeEventListener("online", tryIt);
	}
	window.addEventListener("online", tryIt);
	tryIt();
	return end;
}
