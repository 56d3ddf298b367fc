import { type UseMutationOptions, type UseMutationResult, useMutation } from "@tanstack/react-query";
import { useRef } from "react";

/**
 * A mutation that is over once it succeeded, and never runs twice at a time. A button that is disabled while it runs
 * doesn't see to that: the second click of a double click comes before the button has heard. `reset` lets it run again.
 */
export function useSubmit<Data, Variables>(
	options: UseMutationOptions<Data, Error, Variables>,
): UseMutationResult<Data, Error, Variables> {
	const isTaken = useRef(false);
	const mutation = useMutation({
		...options,
		onError: (...failure) => {
			isTaken.current = false;
			return options.onError?.(...failure);
		},
	});
	const mutate: typeof mutation.mutate = (...submitted) => {
		if (!isTaken.current) {
			isTaken.current = true;
			mutation.mutate(...submitted);
		}
	};
	const reset = () => {
		isTaken.current = false;
		mutation.reset();
	};
	return { ...mutation, mutate, reset };
}
