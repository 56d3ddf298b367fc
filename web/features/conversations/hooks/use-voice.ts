import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { loadCode } from "#web/lib/api/load-code.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";
import { prepareReading, stopReading } from "#web/lib/speech/reading-aloud.ts";
import type { VoiceInputState } from "#web/lib/voice-input/voice-input.ts";

const NOT_LOADED = "Voice input didn't load. Check your connection, or type instead.";

type VoiceParts = {
	draft: string;
	/** Of which conversation it is. */
	draftName: string;
	/** Says whether they are in the box now. */
	append: (words: string, draftName: string) => boolean;
	/** Words have come into the box. */
	onWords: () => void;
	onNote: (note: string | null) => void;
};

/**
 * Speaking instead of typing, for the bar. Its code is fetched with the first press. What was said joins the draft, and
 * `isSpoken` holds for as long as some of it may stand there.
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
	/** As the input tells. What it tells late, after its end, does not open it again. */
	const follow = useCallback((next: VoiceInputState["status"]) => {
		setStatus((current) => (current === null ? null : next));
	}, []);
	if (hasSpoken && draft === "") {
		setHasSpoken(false);
	}

	return {
		Input: status === null ? null : code.data?.VoiceInput,
		/** Null where nobody is speaking. */
		status,
		isListening: status === "starting" || status === "recording",
		isTranscribing: status === "transcribing",
		follow,
		isSpoken: hasSpoken,
		begin(): void {
			onNote(null);
			// What is read aloud would be heard as well; what is said will be answered aloud.
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
