import { Pause, Play } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import mp4 from "#web/assets/loop/lake.mp4";
import webm from "#web/assets/loop/lake.webm";
import poster from "#web/assets/loop/lake.webp";
import { readPersonal, writePersonal } from "#web/lib/personal-storage.ts";
import { EVERY_COLOUR } from "../scene-contrast.ts";
import { setGlass } from "../scene-glass.ts";

const PAUSED = "video-paused";

type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether a film is nothing for this device: its person wants stillness, or the line is slow or dear. */
function wantsStill(): boolean {
	const { connection } = navigator as { connection?: Connection };
	return (
		window.matchMedia("(prefers-reduced-motion: reduce)").matches ||
		connection?.saveData === true ||
		/2g/.test(connection?.effectiveType ?? "")
	);
}

/**
 * The film in the form that this browser plays, as an address of its own: whole, because Safari plays nothing from a server
 * that does not send it in parts. Null until it is there.
 */
function useFilm(isWanted: boolean): string | null {
	const [film, setFilm] = useState<string | null>(null);
	useEffect(() => {
		if (!isWanted) {
			return;
		}
		const stop = new AbortController();
		let address: string | null = null;
		const plays = document.createElement("video").canPlayType('video/webm; codecs="vp9"');
		fetch(plays ? webm : mp4, { signal: stop.signal })
			.then((answer) => (answer.ok ? answer.blob() : Promise.reject(new Error(String(answer.status)))))
			.then(
				(blob) => {
					address = URL.createObjectURL(blob);
					setFilm(address);
				},
				// The first picture stays.
				() => undefined,
			);
		return () => {
			stop.abort();
			if (address) {
				URL.revokeObjectURL(address);
			}
		};
	}, [isWanted]);
	return film;
}

/** The default background: a lake at dusk that goes round without a seam, muted, with a way to hold it still. */
export function LoopVideo({ userId }: { userId: string }) {
	const video = useRef<HTMLVideoElement>(null);
	const [isStill] = useState(wantsStill);
	const [isPaused, setIsPaused] = useState(() => readPersonal(userId, PAUSED) === "true");

	const film = useFilm(!isStill);

	useEffect(() => setGlass(EVERY_COLOUR), []);
	useEffect(() => {
		if (!film) {
			return;
		}
		if (isPaused) {
			video.current?.pause();
		} else {
			// Where a browser does not let it begin by itself, its first picture stays.
			video.current?.play().catch(() => undefined);
		}
		writePersonal(userId, PAUSED, isPaused ? "true" : null);
	}, [film, isPaused, userId]);

	if (isStill) {
		return (
			<div aria-hidden className="scene-layer">
				<img src={poster} alt="" className="scene-picture" />
			</div>
		);
	}
	const Icon = isPaused ? Play : Pause;
	return (
		<>
			<div aria-hidden className="scene-layer">
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
			</div>
			<button
				type="button"
				aria-label={isPaused ? "Play the background" : "Pause the background"}
				onClick={() => setIsPaused(!isPaused)}
				className="loop-control"
			>
				<Icon aria-hidden className="size-4" strokeWidth={2} />
			</button>
		</>
	);
}
