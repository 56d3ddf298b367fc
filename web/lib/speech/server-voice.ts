import { requestBlob } from "../api.ts";
import { estimatedSeconds, wordAtTime } from "./spoken-words.ts";
import type { Voice } from "./voice.ts";

/** The specification's voice and pace. */
const VOICE = { voice: "fable", speed: 0.9 };

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
			// A browser that wants no press may refuse this, and will sound all the same.
			audio.play().catch(() => undefined);
		},
		async read(text, words, { onEnd, onFailure }, signal) {
			const body = { text, ...VOICE };
			const audioFile = await requestBlob("/api/text-to-speech", { method: "POST", body, signal });
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
			audio.onerror = () => onFailure(new Error("The recording could not be played."));
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

/** A hundredth of a second of nothing: a WAV of 8-bit samples, 8,000 a second. */
function silence(): Blob {
	const samples = 80;
	const header = new DataView(new ArrayBuffer(44));
	const ascii = (at: number, text: string) =>
		[...text].forEach((letter, index) => {
			header.setUint8(at + index, letter.charCodeAt(0));
		});
	ascii(0, "RIFF");
	header.setUint32(4, 36 + samples, true);
	ascii(8, "WAVEfmt ");
	header.setUint32(16, 16, true);
	header.setUint16(20, 1, true);
	header.setUint16(22, 1, true);
	header.setUint32(24, 8000, true);
	header.setUint32(28, 8000, true);
	header.setUint16(32, 1, true);
	header.setUint16(34, 8, true);
	ascii(36, "data");
	header.setUint32(40, samples, true);
	return new Blob([header, new Uint8Array(samples).fill(128)], { type: "audio/wav" });
}
