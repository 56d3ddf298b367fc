import { useState } from "react";
import { DISCLOSURE_TEXTS, PAUSE_MS } from "#shared/safety/disclosure.ts";
import type { Message } from "#shared/schemas/conversations.ts";
import { Note } from "../messages/note.tsx";

type OnReturnProps = { messages: readonly Message[]; isWriting: boolean };

/**
 * Reminds a person who returns after a pause that this is an AI, before they write. The reply repeats it, and that
 * one stays. In a conversation that hasn't begun, its opening says so.
 */
export function OnReturn({ messages, isWriting }: OnReturnProps) {
	const newest = messages.at(-1);
	const [leftAt] = useState(() =>
		newest && messages.some(({ role }) => role === "user") && isLongAgo(newest) ? newest.id : null,
	);
	const isBack = leftAt !== null && leftAt === newest?.id && !isWriting;
	return (
		isBack && (
			<div className="mt-4">
				<Note>{DISCLOSURE_TEXTS.start}</Note>
			</div>
		)
	);
}

function isLongAgo({ createdAt }: Message): boolean {
	return Date.now() - Date.parse(createdAt) >= PAUSE_MS;
}
