import { useState } from "react";

/** What a press didn't do, as a sentence, and why. */
export type Failure = { text: string; error: unknown };

/** Does what a press asks for, and keeps why that failed until the next press, to be said beside it. */
export function usePress() {
	const [isBusy, setIsBusy] = useState(false);
	const [failure, setFailure] = useState<Failure | null>(null);

	/** Resolves with whether it succeeded. `text` is the message when it didn't. */
	async function press(text: string, work: () => Promise<unknown>): Promise<boolean> {
		setIsBusy(true);
		setFailure(null);
		try {
			await work();
			return true;
		} catch (error) {
			setFailure({ text, error });
			return false;
		} finally {
			setIsBusy(false);
		}
	}
	return { isBusy, failure, press };
}

export type Press = ReturnType<typeof usePress>["press"];
