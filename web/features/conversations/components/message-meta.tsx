import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { AI_PROVIDER_LABELS, type AiProvider } from "#shared/ai-providers.ts";

const TIME = new Intl.DateTimeFormat(undefined, { hour: "numeric", minute: "2-digit" });
const DAY_AND_TIME = new Intl.DateTimeFormat(undefined, {
	weekday: "short",
	day: "numeric",
	month: "short",
	hour: "numeric",
	minute: "2-digit",
});

function timeText(createdAt: string): string {
	const date = new Date(createdAt);
	return (date.toDateString() === new Date().toDateString() ? TIME : DAY_AND_TIME).format(date);
}

type MessageMetaProps = {
	createdAt: string;
	provider?: AiProvider | undefined;
	note?: string | undefined;
	/** Takes no room: the time shows between the bubbles. */
	isAfloat?: boolean;
	/** What can be done with the message. */
	actions?: ReactNode;
	/** Below the person's own words: the note ends where they end, and the time stands before it. */
	isOnRight?: boolean;
};

/** Who answered, whether it was stopped, and, on hover or focus (always, where nothing hovers), when. */
export function MessageMeta({
	createdAt,
	provider,
	note,
	isAfloat = false,
	isOnRight = false,
	actions,
}: MessageMetaProps) {
	return (
		<div
			className={cx(
				"flex flex-wrap items-center gap-x-2 px-2 text-soft text-xs",
				isOnRight && "flex-row-reverse",
				isAfloat ? "absolute top-full [@media(hover:none)]:static [@media(hover:none)]:mt-1" : "mt-1 min-h-5",
			)}
		>
			{(note || provider) && (
				<span className="loose-words -mx-1.5 flex gap-x-2 px-1.5">
					{note && <span>{note}</span>}
					{note && provider && <span aria-hidden>·</span>}
					{provider && <span>{AI_PROVIDER_LABELS[provider]}</span>}
				</span>
			)}
			{actions}
			<time
				dateTime={createdAt}
				className="loose-words -mx-1.5 px-1.5 opacity-0 transition-opacity duration-150 group-focus-within:opacity-100 group-hover:opacity-100 [@media(hover:none)]:opacity-100"
			>
				{timeText(createdAt)}
			</time>
		</div>
	);
}
