import { wav } from "#shared/wav.ts";
import { requestBlob } from "../api/api.ts";
import { estimatedSeconds, wordAtTime } from "./spoken-words.ts";
import type { Voice } from "./voice.ts";

/** The specification's voice and pace. */
const VOICE = { voice: "fable", speed: 0.9 } as const;

/**
 * The server's voice, played by one element of the page: a phone that has let it sound once, inside a tap, lets it sound
 * again.
 */
export function serverVoice(audio: HTMLAudioElement): Voice {
	return {
		unlock: () => {
			const url = URL.createObjectURL(silence());
			audio.src = url;
			audio.onended = () => URL.revokeObjectURL(url);
			// A browser that needs no press may reject this, and still plays later.
			audio.play().catch(() => undefined);
		},
		async read(text, words, { onEnd, onFailure }, signal) {
			const body = { text, ...VOICE };
			const audioFile = await requestBlob("POST /api/text-to-speech", { body, signal });
			const url = URL.createObjectURL(audioFile);
			function release(): void {
				audio.pause();
				audio.onended = null;
				audio.onerror = null;
				audio.removeAttribute("src");
				URL.revokeObjectURL(url);
			}
			signal.addEventListener("abort", release, { once: true });
			audio.src = url;
			audio.onended = onEnd;
			await audio.play();
			audio.onerror = () => onFailure(new Error("We couldn't play the audio."));
			return {
				word: () => {
					const known = Number.isFinite(audio.duration) && audio.duration > 0;
					const duration = known ? audio.duration : estimatedSeconds(words) / VOICE.speed;
					return wordAtTime(words, audio.currentTime, duration);
				},
				pause: () => audio.pause(),
				resume: () => void audio.play().catch(onFailure),
				stop: release,
			};
		},
	};
}

/** A hundredth of a second of silence. */
function silence(): Blob {
	return new Blob([wav(new Uint8Array(80).fill(128), 8000)], { type: "audio/wav" });
}
