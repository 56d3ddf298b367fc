import { useEffect, useRef, useState } from "react";
import { PLAN_PART_MAX, type SafetyPlan, type SafetyPlanChange } from "#shared/schemas/safety.ts";
import { cacheSafetyPlan } from "#web/lib/storage/cached-safety-plan.ts";
import { saveSafetyPlan } from "../api/save-safety-plan.ts";
import { keepUnsentPlan, readUnsentPlan } from "../unsent-plan.ts";

/** Save after this pause in typing, in ms. */
const PAUSE = 700;

/** "kept" is in this browser only: it couldn't be saved yet. "partly": one part is too long to be saved. */
export type SaveState = "idle" | "saving" | "saved" | "partly" | "kept";

/**
 * A plan that saves itself while it's written. Every key is kept in the browser at once, so that nothing is lost
 * when the network is; what couldn't be saved is tried again with the next key, when the network is back, and on
 * the next visit.
 */
export function usePlanAutosave(userId: string, saved: SafetyPlan) {
	const unsent = useRef<SafetyPlanChange>(readUnsentPlan(userId));
	const isSaving = useRef(false);
	const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
	const [plan, setPlan] = useState(() => Object.assign({}, saved, unsent.current));
	const [state, setState] = useState<SaveState>("idle");

	async function save(): Promise<void> {
		clearTimeout(pause.current);
		const sent = sendable(unsent.current);
		if (isSaving.current || Object.keys(sent).length === 0) {
			return;
		}
		isSaving.current = true;
		setState("saving");
		try {
			const server = await saveSafetyPlan(userId, sent);
			// Text written during the request is saved next.
			unsent.current = without(unsent.current, sent);
			keepUnsentPlan(userId, unsent.current);
			takeOver(server, sent);
			setState(Object.keys(unsent.current).length > 0 ? "partly" : "saved");
			isSaving.current = false;
			await save();
		} catch {
			isSaving.current = false;
			setState("kept");
		}
	}

	/** Another tab may have written other parts. Those that are being written here stay as they are. */
	function takeOver(server: SafetyPlan, sent: SafetyPlanChange): void {
		setPlan((here) => {
			const next = Object.assign({}, server, pick(here, { ...sent, ...unsent.current }));
			cacheSafetyPlan(userId, next);
			return next;
		});
	}

	function write(part: keyof SafetyPlan, words: string): void {
		const next = { ...plan, [part]: words };
		setPlan(next);
		unsent.current = { ...unsent.current, [part]: words };
		keepUnsentPlan(userId, unsent.current);
		cacheSafetyPlan(userId, next);
		clearTimeout(pause.current);
		pause.current = setTimeout(save, PAUSE);
	}

	const saveNow = useRef(save);
	saveNow.current = save;
	useEffect(() => {
		const saveWhatWaits = () => void saveNow.current();
		saveWhatWaits();
		addEventListener("online", saveWhatWaits);
		return () => {
			removeEventListener("online", saveWhatWaits);
			saveWhatWaits();
		};
	}, []);

	return { plan, state, write, saveNow: () => void save() };
}

function pick(plan: SafetyPlan, parts: SafetyPlanChange): SafetyPlanChange {
	return Object.fromEntries(Object.entries(plan).filter(([part]) => part in parts));
}

/** A part that is too long waits until it's shorter. The others are saved. */
function sendable(change: SafetyPlanChange): SafetyPlanChange {
	return Object.fromEntries(
		Object.entries(change).filter(([, words]) => (words ?? "").length <= PLAN_PART_MAX),
	);
}

function without(change: SafetyPlanChange, sent: SafetyPlanChange): SafetyPlanChange {
	return Object.fromEntries(
		Object.entries(change).filter(([part, words]) => sent[part as keyof SafetyPlan] !== words),
	);
}
