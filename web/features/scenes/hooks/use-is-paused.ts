import { createPersonalValue } from "#web/lib/storage/personal-value.ts";

const paused = createPersonalValue("video-paused");

/** Whether the person holds the film, in every tab. */
export function useIsPaused(userId: string) {
	return {
		isPaused: paused.useValue(userId) === "true",
		setIsPaused: (next: boolean) => paused.write(userId, next ? "true" : null),
	};
}
