import { cx } from "class-variance-authority";
import { type ReactNode, use } from "react";
import { FailureNote } from "#web/components/feedback/failure-note.tsx";
import type { Failure } from "#web/lib/hooks/use-press.ts";
import { sentAt } from "../actions/sent-at.ts";
import { GreetingContext } from "../greeting-parts.ts";

type BubbleProps = {
	children: ReactNode;
	/** For screen readers; others find it under More. Absent while it's being written. */
	createdAt?: string;
	actions?: ReactNode;
	/** The actions are beside the words or appear with the pointer. By default they are a row below. */
	areActionsAside?: boolean;
	/** A visible status ("Stopped"). */
	note?: string | undefined;
	failure?: Failure | null | undefined;
	/** As wide as the list, with its actions at its title. */
	isInsight?: boolean;
};

/** The coach's words, on the left. */
export function AssistantBubble({
	children,
	createdAt,
	actions,
	note,
	failure,
	isInsight = false,
	areActionsAside = false,
}: BubbleProps) {
	return (
		<article className="message-group items-start">
			<Heading name="Your coach" createdAt={createdAt} />
			<div
				className={cx(
					bodyClass(areActionsAside),
					isInsight ? "insight-body w-full" : "max-w-[min(100%,38rem)]",
				)}
			>
				<div className="assistant-bubble px-4.5 py-3.5 sm:px-5">{children}</div>
				{note && <BubbleNote>{note}</BubbleNote>}
				{actions}
			</div>
			<FailedAction failure={failure} />
		</article>
	);
}

/** The longest greeting, in characters, that leaves a phone room for the insight and all starters. */
const SHORT_GREETING = 40;

export const isLongGreeting = (text: string) => text.length > SHORT_GREETING;

/** The coach's first message, shown as the conversation's headline. */
export function Greeting({
	children,
	createdAt,
	actions,
	failure,
	areActionsAside = false,
}: Omit<BubbleProps, "note"> & { children: string }) {
	const { above, below } = use(GreetingContext);
	return (
		<article className="message-group items-start">
			<Heading name="Your coach" createdAt={createdAt} />
			<div className={cx(bodyClass(areActionsAside), "greeting-body max-w-full")}>
				<div className="sky-words">
					{above}
					<p className={cx("headline", isLongGreeting(children) && "headline-long")}>{children}</p>
				</div>
				{actions}
			</div>
			<FailedAction failure={failure} />
			{below}
		</article>
	);
}

/** The person's own words, on the right. */
export function UserBubble({ children, createdAt, actions, note, failure }: BubbleProps) {
	return (
		<article className="message-group items-end">
			<Heading name="You" createdAt={createdAt} />
			<div className={cx(bodyClass(true), "max-w-[min(88%,32rem)]")}>
				<div dir="auto" className="user-bubble whitespace-pre-wrap px-4.5 py-3 sm:px-5">
					{children}
				</div>
				{note && <BubbleNote>{note}</BubbleNote>}
				{actions}
			</div>
			<FailedAction failure={failure} />
		</article>
	);
}

const bodyClass = (areActionsAside: boolean) => cx("message-body", areActionsAside && "has-row-aside");

/** Below the actions, not inside, so that they keep their place. */
function FailedAction({ failure }: Pick<BubbleProps, "failure">) {
	return failure && <FailureNote {...failure} isLoose className="failed-action" />;
}

function Heading({ name, createdAt }: { name: string; createdAt?: string | undefined }) {
	return (
		<h2 className="sr-only">
			{name}
			{createdAt && (
				<>
					, <time dateTime={createdAt}>{sentAt(createdAt)}</time>
				</>
			)}
		</h2>
	);
}

function BubbleNote({ children }: { children: string }) {
	return <p className="loose-words mt-1.5 w-fit px-2 text-soft text-xs">{children}</p>;
}
