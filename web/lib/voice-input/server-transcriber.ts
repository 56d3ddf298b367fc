import { request } from "../api/api.ts";
import { ReadableError } from "../api/readable-error.ts";
import { levelOf } from "./level.ts";
import {
	MICROPHONE_DENIED,
	type Transcribe,
	type Transcriber,
	type TranscriberEvents,
} from "./transcriber.ts";

/** Recording formats, best first. Safari supports MP4, the others WebM or Ogg. */
const TYPES = ["audio/webm;codecs=opus", "audio/mp4", "audio/ogg;codecs=opus"];

/** Enough for a voice: five minutes are under two megabytes. */
const BITS_PER_SECOND = 48_000;

/** Interval of recorded chunks, in ms. */
const PART_MS = 1000;

const NOT_SECURE = "The microphone needs a secure (https) connection. You can still type.";
const NO_MICROPHONE = "No microphone was found. Connect one and try again, or type.";

/** Records, and has the server make words of it. */
export async function openServerTranscriber({ onEnd }: TranscriberEvents): Promise<Transcriber> {
	const stream = await openMicrophone();
	let recording: ReturnType<typeof record>;
	let meter: ReturnType<typeof createMeter>;
	try {
		recording = record(stream, onEnd);
		meter = createMeter(stream);
	} catch (cause) {
		release(stream);
		throw new ReadableError("This browser can't record audio. You can still type.", { cause });
	}
	function end(): void {
		meter.close();
		release(stream);
	}
	return {
		level: meter.level,
		keepsSound: true,
		finish: async () => {
			const audio = await recording.stop().finally(end);
			return transcribeWith(audio);
		},
		cancel: () => {
			void recording.stop();
			end();
		},
	};
}

async function openMicrophone(): Promise<MediaStream> {
	// Missing without a secure connection.
	if (!navigator.mediaDevices) {
		throw new ReadableError(NOT_SECURE);
	}
	try {
		return await navigator.mediaDevices.getUserMedia({
			audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
		});
	} catch (cause) {
		const isMissing = cause instanceof DOMException && cause.name === "NotFoundError";
		throw new ReadableError(isMissing ? NO_MICROPHONE : MICROPHONE_DENIED, { cause });
	}
}

function record(stream: MediaStream, onEnd: () => void) {
	const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type));
	const recorder = new MediaRecorder(stream, {
		...(mimeType ? { mimeType } : {}),
		audioBitsPerSecond: BITS_PER_SECOND,
	});
	const parts: Blob[] = [];
	const stopped = new Promise<void>((resolve) => {
		recorder.onstop = () => resolve();
	});
	recorder.ondataavailable = ({ data }) => parts.push(data);
	recorder.onerror = onEnd;
	for (const track of stream.getTracks()) {
		track.onended = onEnd;
	}
	recorder.start(PART_MS);
	return {
		async stop(): Promise<Blob> {
			if (recorder.state !== "inactive") {
				recorder.stop();
			}
			await stopped;
			return new Blob(parts, { type: recorder.mimeType });
		},
	};
}

function transcribeWith(audio: Blob): Transcribe {
	return async (signal) => {
		if (audio.size === 0) {
			return { text: "", isScreened: true };
		}
		const body = new FormData();
		// The specification's name. The server reads the type from the content.
		body.append("audio", new File([audio], "recording.wav", { type: audio.type }));
		const heard = await request("POST /api/transcribe", { body, signal });
		return { ...heard, isScreened: true };
	};
}

function createMeter(stream: MediaStream) {
	const context = new AudioContext();
	const analyser = context.createAnalyser();
	context.createMediaStreamSource(stream).connect(analyser);
	const samples = new Float32Array(analyser.fftSize);
	return {
		level(): number {
			analyser.getFloatTimeDomainData(samples);
			return levelOf(samples);
		},
		close: () => void context.close(),
	};
}

function release(stream: MediaStream): void {
	for (const track of stream.getTracks()) {
		track.onended = null;
		track.stop();
	}
}
