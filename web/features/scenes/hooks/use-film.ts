import { useEffect, useState } from "react";

type Forms = { webm: string; mp4: string };

/**
 * Returns an object URL of the video in a format that this browser plays. Loaded whole, because Safari plays nothing
 * from a server without range requests. Null until it's there, or when none is wanted.
 */
export function useFilm(forms: Forms | null): string | null {
	const [film, setFilm] = useState<string | null>(null);
	const { webm, mp4 } = forms ?? {};
	useEffect(() => {
		if (!webm || !mp4) {
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
				// The first frame stays.
				() => undefined,
			);
		return () => {
			stop.abort();
			setFilm(null);
			if (address) {
				URL.revokeObjectURL(address);
			}
		};
	}, [webm, mp4]);
	return film;
}
