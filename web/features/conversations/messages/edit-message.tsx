import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { MESSAGE_MAX } from "#shared/chat/messages.ts";
import type { Message } from "#shared/schemas/conversations.ts";
import { Button } from "#web/components/ui/button.tsx";
import { ApiError } from "#web/lib/api/api-error.ts";
import { errorMessage } from "#web/lib/api/readable-error.ts";
import { isComposing, isSendKey } from "#web/lib/send-key.ts";
import { CONNECTION_TROUBLE } from "../connection-trouble.ts";
import { useChangedWords } from "../hooks/use-changed-words.ts";

type EditMessageProps = {
	userId: string;
	message: Message;
	onSend: (content: string) => Promise<unknown>;
	onDone: () => void;
};

/** Edits the person's own message. Typed text stays until they send it or press Cancel. */
export function EditMessage({ userId, message, onSend, onDone }: EditMessageProps) {
	const { content } = message;
	const { words, write, drop } = useChangedWords(userId, message);
	const [isSending, setIsSending] = useState(false);
	const [error, setError] = useState("");
	const field = useRef<HTMLTextAreaElement>(null);
	const isSendable = words.trim() !== "" && words.length <= MESSAGE_MAX && !isSending;

	useEffect(() => {
		const end = field.current?.value.length ?? 0;
		field.current?.focus();
		field.current?.setSelectionRange(end, end);
	}, []);

	async function send() {
		if (!isSendable) {
			return;
		}
		if (words.trim() === content.trim()) {
			onDone();
			return;
		}
		setIsSending(true);
		setError("");
		try {
			await onSend(words);
			drop();
			onDone();
		} catch (failure) {
			if (failure instanceof ApiError && failure.code === "coach_unavailable") {
				// The new text is in the conversation, and its bubble shows the failure.
				drop();
				onDone();
				return;
			}
			setIsSending(false);
			setError(errorMessage(failure, CONNECTION_TROUBLE));
		}
	}

	function cancel() {
		drop();
		onDone();
	}

	function handleKey(event: KeyboardEvent) {
		if (isSendKey(event.nativeEvent)) {
			event.preventDefault();
			void send();
		} else if (event.key === "Escape" && !isComposing(event.nativeEvent)) {
			event.preventDefault();
			onDone();
		}
	}

	return (
		<article className="flex flex-col items-end gap-2">
			<h2 className="sr-only">Edit your message</h2>
			<textarea
				ref={field}
				aria-label="Your message"
				dir="auto"
				value={words}
				readOnly={isSending}
				onChange={(event) => write(event.target.value)}
				onKeyDown={handleKey}
				className="edit-box"
			/>
			{error && (
				<p role="alert" className="font-medium text-alarm text-sm">
					{error}
				</p>
			)}
			<div className="flex gap-2">
				<Button variant="quiet" disabled={isSending} onClick={cancel} className="loose-words">
					Cancel
				</Button>
				<Button disabled={!isSendable} onClick={send}>
					{isSending ? "Sending..." : "Send edited message"}
				</Button>
			</div>
		</article>
	);
}
