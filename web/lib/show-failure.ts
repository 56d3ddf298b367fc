import { messageFor } from "./readable-error.ts";
import { showToast } from "./toast-store.ts";

/** Says what did not happen, and why as far as a person can use it. To be given to a mutation: `onError: showFailure("…")`. */
export function showFailure(title: string): (error: unknown) => void {
	return (error) => {
		showToast({ title, description: messageFor(error, "Please try again."), variant: "destructive" });
	};
}
