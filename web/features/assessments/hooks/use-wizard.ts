import { useEffect, useState } from "react";
import { readPersonal, writePersonal } from "#web/lib/storage/personal-storage.ts";
import { EMPTY_WIZARD, parseWizard } from "../wizard-state.ts";

const STORAGE_NAME = "assessment";

/** The answers so far. They survive a reload, and are cleared once sent. */
export function useWizard(userId: string) {
	const [wizard, setWizard] = useState(() => parseWizard(readPersonal(userId, STORAGE_NAME)));

	useEffect(() => {
		writePersonal(userId, STORAGE_NAME, wizard === EMPTY_WIZARD ? null : JSON.stringify(wizard));
	}, [userId, wizard]);

	return {
		wizard,
		replace: setWizard,
		forget: () => writePersonal(userId, STORAGE_NAME, null),
	};
}
