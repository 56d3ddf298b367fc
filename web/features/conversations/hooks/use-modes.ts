import { useEffect, useState } from "react";
import { readPersonal, writePersonal } from "#web/lib/personal-storage.ts";
import { initialModes } from "../modes.ts";

const STYLE = "selectedCoachingStyle";
const PRACTICAL = "simpleModeEnabled";
const DEEP = "attuneV2TestMode";

/** The modes and the style, kept in this browser for the person. */
export function useModes(userId: string) {
	const [modes, setModes] = useState(() =>
		initialModes({
			deep: readPersonal(userId, DEEP),
			practical: readPersonal(userId, PRACTICAL),
			style: readPersonal(userId, STYLE),
		}),
	);
	useEffect(() => {
		writePersonal(userId, DEEP, String(modes.deep));
		writePersonal(userId, PRACTICAL, String(modes.practical));
		writePersonal(userId, STYLE, modes.style);
	}, [userId, modes]);
	return [modes, setModes] as const;
}
