import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { loadCode } from "#web/lib/api/load-code.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";
import { prepareReading, stopReading } from "#web/lib/speech/reading-aloud.ts";
import type { VoiceInputState } from "#web/lib/voice-input/voice-input.ts";

const NOT_LOADED = "Voice input didn't load. Check your connection, or type instead.";

type VoiceParts = {
	draft: string;
	/** The draft of this conversation. */
	draftName: string;
	/** Returns whether the text is in the box now. */
	append: (words: string, draftName: string) => boolean;
	onWords: () => void;
	onNote: (note: string | null) => void;
};

/**
 * Voice input for the bar, with code fetched on the first press. The transcript joins the draft, and `isSpoken` is
 * true while some of it may be there.
 */
export function useVoice({ draft, draftName, append, onWords, onNote }: VoiceParts) {
	const [status, setStatus] = useState<VoiceInputState["status"] | null>(null);
	const [hasSpoken, setHasSpoken] = useState(false);
	const spokenFor = useRef(draftName);
	const code = useQuery({
		queryKey: queryKeys.code("voice-input"),
		queryFn: () => loadCode(() => import("../bar/voice-input.tsx")),
		enabled: status !== null,
	});
	const hasFailed = code.isError && !code.isFetching && status !== null;
	const end = useRef((note: string | null) => onNote(note));
	end.current = (note) => {
		setStatus(null);
		onNote(note);
	};
	useEffect(() => {
		if (hasFailed) {
			end.current(NOT_LOADED);
		}
	}, [hasFailed]);
	/** Follows the input's status. A late one, after its end, doesn't reopen it. */
	const follow = useCallback((next: VoiceInputState["status"]) => {
		setStatus((current) => (current === null ? null : next));
	}, []);
	if (hasSpoken && draft === "") {
		setHasSpoken(false);
	}

	const Input = status === null ? undefined : code.data?.VoiceInput;
	return {
		Input,
		/** Null when voice input is off. */
		status,
		isLoading: status !== null && Input === undefined,
		isListening: Input !== undefined && (status === "starting" || status === "recording"),
		isTranscribing: status === "transcribing",
		follow,
		isSpoken: hasSpoken,
		begin(): void {
			onNote(null);
			// The microphone would pick up what is read aloud. The reply will be read aloud too.
			stopReading();
			prepareReading();
			spokenFor.current = draftName;
			setStatus("starting");
		},
		take(words: string): void {
			if (append(words, spokenFor.current)) {
				setHasSpoken(true);
				onWords();
			}
		},
		end: end.current,
	};
}
