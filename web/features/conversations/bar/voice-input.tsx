import { LoaderCircle } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { SafetyPanel } from "#shared/schemas/safety.ts";
import type { User } from "#shared/schemas/users.ts";
import { Tooltip } from "#web/components/ui/tooltip.tsx";
import { readPersonal, writePersonal } from "#web/lib/storage/personal-storage.ts";
import { useStore } from "#web/lib/store.ts";
import { chooseTranscriber } from "#web/lib/voice-input/choose-transcriber.ts";
import type { Transcript } from "#web/lib/voice-input/transcriber.ts";
import {
	createVoiceInput,
	type VoiceInputState,
	type VoiceInput as VoiceInputStore,
} from "#web/lib/voice-input/voice-input.ts";
import { useCountryInChat } from "../help-country.ts";
import { RecordingStrip } from "./recording-strip.tsx";
import { VoiceQuestion } from "./voice-question.tsx";

/** Storage name of the consent to send speech to the browser's maker. */
const AGREED = "voiceToBrowserMaker";
const SENT_TO_MAKER = "Your browser transcribes your voice and may send it to the browser's maker.";

type VoiceInputProps = {
	user: User;
	/** The bar is hidden, so recording ends with what it has. */
	isHidden: boolean;
	onStatus: (status: VoiceInputState["status"]) => void;
	onWords: (words: string) => void;
	onHelp: (panel: SafetyPanel) => void;
	/** It ended, with a message to show, if any. */
	onEnd: (note: string | null) => void;
};

/** Speaking instead of typing. It begins as soon as it's there, and is given up when it goes. */
export function VoiceInput(props: VoiceInputProps) {
	const input = useVoiceInput(props);
	return input && <Speaking {...props} input={input} />;
}

function Speaking({ user, isHidden, onStatus, input }: VoiceInputProps & { input: VoiceInputStore }) {
	const state = useStore(input);
	const { status } = state;

	useEffect(() => onStatus(status), [onStatus, status]);
	// Never record behind a dialog.
	useEffect(() => {
		if (isHidden && status === "recording") {
			void input.finish();
		}
	}, [input, isHidden, status]);

	// Only this page has the recording.
	useEffect(() => {
		if (status === "recording" || status === "transcribing" || status === "failed") {
			const ask = (event: BeforeUnloadEvent) => event.preventDefault();
			window.addEventListener("beforeunload", ask);
			return () => window.removeEventListener("beforeunload", ask);
		}
	}, [status]);

	function handleAgreed() {
		writePersonal(user.id, AGREED, "true");
		void input.listen();
	}

	switch (state.status) {
		case "starting":
		case "recording":
			return <RecordingStrip input={input} state={state} />;
		case "transcribing":
			return (
				<Tooltip label="Cancel">
					<button
						type="button"
						aria-label="Cancel"
						onClick={input.cancel}
						className="grid size-12 shrink-0 place-items-center rounded-full text-soft hover:bg-sunken hover:text-ink"
					>
						<LoaderCircle aria-hidden className="size-5 animate-spin" strokeWidth={1.75} />
					</button>
				</Tooltip>
			);
		case "asking":
			return (
				<VoiceQuestion
					question={SENT_TO_MAKER}
					yes="Speak"
					no="Not now"
					focusOn="no"
					onYes={handleAgreed}
					onNo={input.cancel}
				/>
			);
		case "failed":
			return (
				<VoiceQuestion
					question={state.message}
					detail="We've kept your recording."
					yes="Try again"
					no="Discard"
					focusOn="yes"
					onYes={input.tryAgain}
					onNo={input.cancel}
				/>
			);
	}
}

/** One recording, while mounted; null until it's created. */
function useVoiceInput({ user, onWords, onHelp, onEnd }: VoiceInputProps): VoiceInputStore | null {
	const country = useCountryInChat();
	const act = useRef({ user, country, onWords, onHelp, onEnd });
	act.current = { user, country, onWords, onHelp, onEnd };
	const [input, setInput] = useState<VoiceInputStore | null>(null);
	useEffect(() => {
		const made = createVoiceInput({
			choose: () => chooseTranscriber(act.current.user.coachChoice === "builtin"),
			hasAgreed: () => readPersonal(act.current.user.id, AGREED) === "true",
			onHeard: async (heard) => {
				act.current.onWords(heard.text);
				// If the screening code can't load, the server screens the message on send.
				const help = await helpIn(heard, act.current.country).catch(() => null);
				if (help) {
					act.current.onHelp(help);
				}
			},
			onEnd: (note) => act.current.onEnd(note),
		});
		setInput(made);
		void made.start();
		// A page in the back-forward cache would keep the microphone.
		window.addEventListener("pagehide", made.cancel);
		return () => {
			window.removeEventListener("pagehide", made.cancel);
			made.leave();
		};
	}, []);
	return input;
}

/** The browser's own transcript passes no server, so it's screened here. */
async function helpIn({ text, isScreened, safety }: Transcript, country: string | null) {
	if (isScreened) {
		return safety ?? null;
	}
	const { panelForUnsent } = await import("../state/screen-unsent.ts");
	return panelForUnsent(text, country);
}
