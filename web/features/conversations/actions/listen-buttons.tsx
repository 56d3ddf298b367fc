import { LoaderCircle, Pause, Play, Square, Volume2 } from "lucide-react";
import type { Message } from "#shared/schemas/conversations.ts";
import {
	pauseReading,
	readAloud,
	resumeReading,
	stopReading,
	useReading,
} from "#web/lib/speech/reading-aloud.ts";
import { spokenMessage } from "../spoken-message.ts";
import { ActionButton } from "./action-button.tsx";

/** Listen, Pause, Resume and Stop, as far as each makes sense now. */
export function ListenButtons({ message }: { message: Message }) {
	const reading = useReading(message.id);
	const listen = () => readAloud(message.id, spokenMessage(message));
	switch (reading?.status) {
		case undefined:
			return <ActionButton label="Listen" icon={Volume2} onPress={listen} />;
		case "loading":
			return <ActionButton label="Stop reading" icon={LoaderCircle} onPress={stopReading} />;
		case "playing":
			return (
				<>
					<ActionButton label="Pause" icon={Pause} onPress={pauseReading} />
					<ActionButton label="Stop reading" icon={Square} onPress={stopReading} />
				</>
			);
		case "paused":
			return (
				<>
					<ActionButton label="Resume" icon={Play} onPress={resumeReading} />
					<ActionButton label="Stop reading" icon={Square} onPress={stopReading} />
				</>
			);
	}
}
