import { useEffect, useLayoutEffect, useState } from "react";
import { coloursBehindWords } from "../scene-colours.ts";
import { EVERY_COLOUR, GLASS, plateOpacity, type Rgb } from "../scene-contrast.ts";

type SceneLayerProps = {
	/** The picture to show; null for none. */
	url: string | null;
	/** A dark ground shows where there is no picture: on every signed-in page but the chat, which is white then. */
	hasGround: boolean;
};

/**
 * What lies behind everything: the person's scene over the whole window, or a plain dark ground. The only owner of the
 * page's background: a new picture comes in over the old one once it is unpacked, so that nothing flashes.
 */
export function SceneLayer({ url, hasGround }: SceneLayerProps) {
	const { pictures, handleGone } = usePictures(url);
	const isShown = url !== null && pictures.length > 0;
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

	return (
		<div aria-hidden className="scene-layer">
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

/** The pictures that are shown, the newest last: the one before stays below it while it fades in. */
function usePictures(url: string | null) {
	const [pictures, setPictures] = useState<readonly string[]>([]);
	useEffect(() => {
		if (url === null) {
			setPictures([]);
			return;
		}
		let isWanted = true;
		let last: HTMLImageElement | null = null;
		const fit = () => last && setGlass(coloursBehindWords(last, window.innerWidth, window.innerHeight));
		const image = new Image();
		image.src = url;
		image.decode().then(
			() => {
				if (isWanted) {
					last = image;
					fit();
					setPictures((shown) => [...shown.filter((one) => one !== url).slice(-1), url]);
				}
			},
			// It is not there any more: what was shown before stays.
			() => undefined,
		);
		window.addEventListener("resize", fit);
		return () => {
			isWanted = false;
			window.removeEventListener("resize", fit);
		};
	}, [url]);
	const handleGone = (picture: string) => setPictures((shown) => shown.filter((one) => one !== picture));
	return { pictures, handleGone };
}

/** Words on the scene lie on glass, as thick as this scene needs it. */
function setGlass(colours: readonly Rgb[]): void {
	const { style } = document.documentElement;
	for (const scheme of ["light", "dark"] as const) {
		const glass = GLASS[scheme];
		// What passes below it may be darker or lighter than the scene: the coach's bubbles, the person's own.
		const [thin, thick] = [plateOpacity(glass, colours), plateOpacity(glass, EVERY_COLOUR)];
		style.setProperty(`--glass-${scheme}`, `rgb(${glass.plate.join(" ")} / ${thin})`);
		style.setProperty(`--thick-glass-${scheme}`, `rgb(${glass.plate.join(" ")} / ${thick})`);
	}
}
