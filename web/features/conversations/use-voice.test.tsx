import { QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { createQueryClient } from "#web/lib/api/query-client.ts";
import { useVoice } from "./hooks/use-voice.ts";

test("what the voice input tells after its end does not open it again", () => {
	const nothing = () => undefined;
	const parts = { draft: "", draftName: "cnv_1", append: () => true, onWords: nothing, onNote: nothing };
	const client = createQueryClient();
	const wrapper = ({ children }: { children: ReactNode }) => (
		<QueryClientProvider client={client}>{children}</QueryClientProvider>
	);
	const { result } = renderHook(() => useVoice(parts), { wrapper });
	act(() => result.current.begin());
	act(() => result.current.follow("asking"));
	expect(result.current.status).toBe("asking");
	// "Not now", pressed before the page had told that it asks.
	act(() => {
		result.current.end(null);
		result.current.follow("asking");
	});
	expect(result.current.status).toBeNull();
});
