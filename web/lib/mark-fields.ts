import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { ApiError } from "./api/api-error.ts";

/** What only the server knows, such as that a name is taken, is said at the field that it is about. */
export function markFields<Values extends FieldValues>(
	form: UseFormReturn<Values>,
): (error: unknown) => void {
	return (error) => {
		for (const { path, message } of error instanceof ApiError ? error.details : []) {
			if (path in form.getValues()) {
				form.setError(path as Path<Values>, { message }, { shouldFocus: true });
			}
		}
	};
}
