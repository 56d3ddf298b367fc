import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { queryKeys } from "#web/lib/api/query-keys.ts";
import { useMakeScene } from "../api/make-scene.ts";
import { forgetSeen } from "./use-background.ts";

const BEGINS_AFTER_MS = 100;
const ASKED_AFTER_MS = 2_000;

/** Makes a scene in the background after an assessment. Shows no message: the person sees it appear. */
export function useSceneAfterAssessment(userId: string): void {
	const client = useQueryClient();
	const { mutate } = useMakeScene(userId);
	const make = useRef(mutate);
	make.current = mutate;
	useEffect(() => {
		const timers = new Set<ReturnType<typeof setTimeout>>();
		function handleCompleted() {
			forgetSeen(userId);
			timers.add(setTimeout(() => make.current(), BEGINS_AFTER_MS));
			timers.add(
				setTimeout(
					() => void client.invalidateQueries({ queryKey: queryKeys.background(userId) }),
					ASKED_AFTER_MS,
				),
			);
		}
		window.addEventListener("assessment-completed", handleCompleted);
		return () => {
			window.removeEventListener("assessment-completed", handleCompleted);
			for (const timer of timers) {
				clearTimeout(timer);
			}
		};
	}, [client, userId]);
}
