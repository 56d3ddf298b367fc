import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import {
	initialModes,
	type KnownMood,
	type ModeStep,
	type Modes,
	type SwitchReason,
	undoSwitch,
} from "#shared/chat/mode-machine.ts";
import { loadCode } from "#web/lib/api/load-code.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";
import { readPersonal, writePersonal } from "#web/lib/storage/personal-storage.ts";
import { isAtRiskQuery } from "../api/get-risk-state.ts";

const STYLE = "selectedCoachingStyle";
const PRACTICAL = "simpleModeEnabled";
const DEEP = "attuneV2TestMode";
const ORIGIN = "modeOrigin";

/** What the mood alone decides. */
const BY_MOOD: SwitchReason[] = ["low_mood", "first_time"];

/** A switch the person didn't ask for, to show and undo it. */
type Switch = { before: Modes; to: Modes; reason: SwitchReason };

/** The modes and the style, kept in this browser for the person. `mood` decides where a first visit begins. */
export function useModes(userId: string, mood: KnownMood | null) {
	const [modes, setModes] = useState(() => readModes(userId));
	const [lastSwitch, setLastSwitch] = useState<Switch | null>(null);
	// The modes when a reply arrives may differ from those when its message was sent.
	const latest = useRef(modes);

	useEffect(() => {
		latest.current = modes;
		writePersonal(userId, DEEP, String(modes.deep));
		writePersonal(userId, PRACTICAL, String(modes.practical));
		writePersonal(userId, STYLE, modes.style);
		writePersonal(userId, ORIGIN, modes.origin);
	}, [userId, modes]);

	function take({ modes: next, reason }: ModeStep, before: Modes): Modes {
		setLastSwitch(reason && { before, to: next, reason });
		setModes(next);
		return next;
	}

	// Nothing switches until we know whether the person is in a risk state.
	const { data: isAtRisk } = useQuery(isAtRiskQuery(userId, mood !== null && modes.origin === "default"));
	const { data: switches } = useQuery({
		queryKey: queryKeys.code("mode-switches"),
		queryFn: () => loadCode(() => import("#shared/chat/mode-switches.ts")),
	});
	// Until the first message, a corrected mood chooses again.
	const isByMood = lastSwitch?.to === modes && BY_MOOD.includes(lastSwitch.reason);
	const start = isByMood ? lastSwitch.before : modes;
	const firstTime =
		switches && mood && isAtRisk !== undefined ? switches.firstTimeDefault(start, mood, isAtRisk) : null;
	if (firstTime?.reason && !(isByMood && lastSwitch.reason === firstTime.reason)) {
		take(firstTime, start);
	}

	return {
		modes,
		choose(next: Modes): void {
			setLastSwitch(null);
			setModes(next);
		},
		/**
		 * The modes for this message. Unchanged in a risk state (`isAtRisk`), and until the screening code has loaded:
		 * the server screens too.
		 */
		beforeMessage: (text: string, isAtRisk: boolean): Modes =>
			isAtRisk || !switches ? modes : take(switches.beforeMessage(modes, text), modes),
		/** The first message got its reply; `isAtRisk`: in a risk state. */
		afterFirstAnswer(text: string, isAtRisk: boolean): void {
			const step = switches?.afterFirstAnswer(latest.current, text, isAtRisk);
			if (step?.reason) {
				take(step, latest.current);
			}
		},
		lastSwitch,
		undo(): void {
			if (lastSwitch) {
				setModes(undoSwitch(lastSwitch.before));
				setLastSwitch(null);
			}
		},
	};
}

function readModes(userId: string): Modes {
	return initialModes({
		deep: readPersonal(userId, DEEP),
		practical: readPersonal(userId, PRACTICAL),
		style: readPersonal(userId, STYLE),
		origin: readPersonal(userId, ORIGIN),
	});
}
