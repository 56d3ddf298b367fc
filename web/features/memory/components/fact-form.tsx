import { useState } from "react";
import { FACT_MAX } from "#shared/schemas/memory.ts";
import type { User } from "#shared/schemas/users.ts";
import { LineInput } from "#web/components/line-input.tsx";
import { errorMessage } from "#web/lib/api/readable-error.ts";
import { useWriteFact } from "../api/write-fact.ts";

/** Lets people tell the coach a fact. Typed text stays when saving fails. */
export function FactForm({ user }: { user: User }) {
	const write = useWriteFact(user.id);
	const [written, setWritten] = useState(0);
	return (
		<div className="mt-6">
			<LineInput
				max={FACT_MAX}
				key={written}
				label="Add something for your coach to remember"
				placeholder="Something to remember"
				action={write.isPending ? "Adding…" : "Add"}
				takesFocus={written > 0}
				isBusy={write.isPending}
				error={write.error && errorMessage(write.error, "We couldn't add that. Please try again.")}
				onSubmit={(fact) => write.mutate(fact, { onSuccess: () => setWritten(written + 1) })}
			/>
		</div>
	);
}
