import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Memory, MemoryFact } from "#shared/schemas/memory.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";

/** Changes what the coach knows: a request to the server, and the list after it. */
export function useChangeMemory<Input, Answer>(
	userId: string,
	ask: (input: Input) => Promise<Answer>,
	after: (facts: MemoryFact[], input: Input, answer: Answer) => MemoryFact[],
) {
	const client = useQueryClient();
	const queryKey = queryKeys.memory(userId);
	return useMutation({
		mutationFn: ask,
		onSuccess: (answer, input) => {
			client.setQueryData<Memory>(
				queryKey,
				(memory) => memory && { ...memory, facts: after(memory.facts, input, answer) },
			);
			return client.invalidateQueries({ queryKey });
		},
	});
}
