import { Check, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Tooltip } from "#web/components/ui/tooltip.tsx";
import {
	RECORDING_LIMIT_MS,
	type VoiceInput,
	type VoiceInputState,
} from "#web/lib/voice-input/voice-input.ts";
import { LevelMeter } from "./level-meter.tsx";

const ROUND = "grid size-12 shrink-0 place-items-center rounded-full transition-colors duration-150";

/** Warn this long before the limit, in ms. */
const NEAR_END_MS = 30_000;

type RecordingStripProps = {
	input: VoiceInput;
	state: Extract<VoiceInputState, { status: "starting" | "recording" }>;
};

/** In the place of the box while one speaks: cancel, how loud it is, how long it has been, done. */
export function RecordingStrip({ input, state }: RecordingStripProps) {
	const isRecording = state.status === "recording";
	const done = useRef<HTMLButtonElement>(null);
	const [isSilent, setIsSilent] = useState(false);
	useEffect(() => {
		if (isRecording) {
			done.current?.focus();
		}
	}, [isRecording]);

	function handleKeyDown({ key }: KeyboardEvent) {
		if (key === "Escape") {
			input.cancel();
		}
	}

	return (
		<fieldset
			aria-label="Speak to your coach"
			onKeyDown={handleKeyDown}
			className="flex min-h-12 min-w-0 flex-1 flex-wrap items-center gap-x-2"
		>
			<Tooltip label="Cancel">
				<button
					type="button"
					aria-label="Cancel recording"
					onClick={input.cancel}
					className={`${ROUND} text-soft hover:bg-sunken hover:text-ink`}
				>
					<X aria-hidden className="size-5" strokeWidth={1.75} />
				</button>
			</Tooltip>
			{isRecording ? (
				<>
					{state.hasLevel ? (
						<LevelMeter level={input.level} onSilence={setIsSilent} />
					) : (
						<p className="line-clamp-2 min-w-0 flex-1 text-soft text-sm">
							{lastOf(state.words) || "Listening..."}
						</p>
					)}
					<TimeSpoken since={state.since} />
				</>
			) : (
				<p className="min-w-0 flex-1 text-soft text-sm">Waiting for the microphone...</p>
			)}
			<Tooltip label="Done">
				<button
					ref={done}
					type="button"
					aria-label="Done. Transcribe recording"
					disabled={!isRecording}
					onClick={input.finish}
					className={`${ROUND} ${isRecording ? "bg-(--user-bubble) text-white" : "send-idle"}`}
				>
					<Check aria-hidden className="size-5.5" strokeWidth={2} />
				</button>
			</Tooltip>
			{isSilent && (
				<p className="basis-full px-3 pb-1 text-sm text-soft">
					I can't hear anything yet. Is your microphone on?
				</p>
			)}
			<p role="status" className="sr-only">
				{isRecording ? "Recording. Speak now." : ""}
			</p>
		</fieldset>
	);
}

/** The end of the transcript, which is what people look for. */
function lastOf(words: string): string {
	const shown = words.slice(-120);
	return shown.length < words.length ? `… ${shown.slice(shown.indexOf(" ") + 1)}` : shown;
}

/** The elapsed time, and near the limit the time left. */
function TimeSpoken({ since }: { since: number }) {
	const [now, setNow] = useState(since);
	useEffect(() => {
		const timer = setInterval(() => setNow(performance.now()), 250);
		return () => clearInterval(timer);
	}, []);
	const spoken = Math.max(0, now - since);
	const left = RECORDING_LIMIT_MS - spoken;
	const isNearEnd = left <= NEAR_END_MS;
	return (
		<p className={`px-1 text-sm tabular-nums ${isNearEnd ? "font-semibold text-ink" : "text-soft"}`}>
			<span aria-hidden>{isNearEnd ? `${Math.ceil(left / 1000)} s left` : clock(spoken)}</span>
			<span role="status" className="sr-only">
				{isNearEnd ? "30 seconds left" : ""}
			</span>
		</p>
	);
}

function clock(ms: number): string {
	const seconds = Math.floor(ms / 1000);
	return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
