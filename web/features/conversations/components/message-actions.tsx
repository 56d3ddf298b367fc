import { cx } from "class-variance-authority";
import { Check, Copy, Pencil, RefreshCw } from "lucide-react";
import { type ReactNode, useState } from "react";
import { showFailure } from "#web/lib/show-failure.ts";
import { useCopy } from "#web/lib/use-copy.ts";
import { ActionButton } from "./action-button.tsx";

type MessageActionsProps = {
	/** What is copied: the words without their marks of form are what people expect to paste. */
	text: string;
	onRegenerate?: (() => Promise<unknown>) | undefined;
	onEdit?: (() => void) | undefined;
	/** It is in use, and in nobody's way. */
	isShown?: boolean;
	/** What else can be done with it. */
	children?: ReactNode;
};

/** What can be done with a message. Out of the way until it is pointed at or has the focus. */
export function MessageActions({
	text,
	onRegenerate,
	onEdit,
	isShown = false,
	children,
}: MessageActionsProps) {
	return (
		<div
			className={cx(
				"loose-words -my-1.5 flex transition-opacity duration-150",
				!isShown &&
					"opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 [@media(hover:none)]:opacity-100",
			)}
		>
			<CopyButton text={text} />
			{onEdit && <ActionButton label="Edit" icon={Pencil} onPress={onEdit} />}
			{onRegenerate && <AnotherAnswer onRegenerate={onRegenerate} />}
			{children}
		</div>
	);
}

function AnotherAnswer({ onRegenerate }: { onRegenerate: () => Promise<unknown> }) {
	const [isAsking, setIsAsking] = useState(false);
	async function handlePress() {
		setIsAsking(true);
		await onRegenerate().catch(showFailure("No other answer was written"));
		setIsAsking(false);
	}
	return <ActionButton label="Another answer" icon={RefreshCw} isDisabled={isAsking} onPress={handlePress} />;
}

function CopyButton({ text }: { text: string }) {
	const { isCopied, copy } = useCopy(text, showFailure("It was not copied"));
	return <ActionButton label={isCopied ? "Copied" : "Copy"} icon={isCopied ? Check : Copy} onPress={copy} />;
}
