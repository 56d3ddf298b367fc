import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { stopReading, useReading } from "#web/lib/speech/reading-aloud.ts";
import { fakeApi } from "#web/test/fake-api.ts";
import { makeMessage } from "#web/test/messages.ts";
import { pass } from "#web/test/time.ts";
import type { ConversationState } from "../state/conversation-state.ts";
import { useReadVoiceReplies } from "./use-read-voice-replies.ts";

// spec: 9.45
test("reads the reply to spoken words aloud half a second after it came", async () => {
	vi.useFakeTimers();
	// It asks for the voice for as long as the test looks.
	fakeApi({ "POST /api/text-to-speech": "silent" });
	const asked = makeMessage("m1", { role: "user", content: "I slept badly", clientMessageId: "c1" });
	const state = {
		spokenId: "c1",
		messages: [asked, makeMessage("m2", { content: "That is a long night." })],
	} as ConversationState;
	const { result } = renderHook(() => {
		useReadVoiceReplies(state);
		return useReading("m2");
	});
	await pass(450);
	expect(result.current).toBeNull();
	await pass(100);
	expect(result.current).not.toBeNull();
	act(stopReading);
});
