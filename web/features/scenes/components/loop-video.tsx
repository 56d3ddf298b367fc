import { Pause, Play } from "lucide-react";
import { useEffect, useRef } from "react";
import mp4 from "#web/assets/loop/lake.mp4";
import webm from "#web/assets/loop/lake.webm";
import poster from "#web/assets/loop/lake.webp";
import { useRootClass } from "#web/lib/hooks/use-root-class.ts";
import { useFilm } from "../hooks/use-film.ts";
import { useIsPaused } from "../hooks/use-is-paused.ts";
import { useIsStill } from "../hooks/use-is-still.ts";
import { ANYTHING } from "../scene-colours.ts";
import { setPalette } from "../set-palette.ts";

type LoopProps = {
	userId: string;
	isBesideChat: boolean;
};

/** The default background: a lake at dusk that goes round without a seam, muted; its first picture where it's to be still. */
export function LoopFilm({ userId, isBesideChat }: LoopProps) {
	const video = useRef<HTMLVideoElement>(null);
	const isStill = useIsStill(isBesideChat);
	const { isPaused } = useIsPaused(userId);
	const film = useFilm(isStill ? null : { webm, mp4 });

	useEffect(() => setPalette(userId, ANYTHING), [userId]);
	useEffect(() => {
		if (!film || isStill) {
			return;
		}
		if (isPaused) {
			video.current?.pause();
		} else {
			// Where autoplay is blocked, the first frame stays.
			video.current?.play().catch(() => undefined);
		}
	}, [film, isPaused, isStill]);

	return isStill ? (
		<img src={poster} alt="" className="scene-picture" />
	) : (
		<video
			ref={video}
			src={film ?? undefined}
			muted
			loop
			playsInline
			poster={poster}
			tabIndex={-1}
			className="scene-picture"
		/>
	);
}

/** Pauses the video, for people whom motion disturbs. */
export function LoopControl({ userId, isBesideChat }: LoopProps) {
	const isStill = useIsStill(isBesideChat);
	const { isPaused, setIsPaused } = useIsPaused(userId);
	useRootClass("shows-loop-control", !isStill);
	if (isStill) {
		return null;
	}
	const Icon = isPaused ? Play : Pause;
	return (
		<button
			type="button"
			aria-label={isPaused ? "Play the background" : "Pause the background"}
			onClick={() => setIsPaused(!isPaused)}
			className="loop-control"
		>
			<Icon aria-hidden className="size-4" strokeWidth={2} />
		</button>
	);
}
