import { cx } from "class-variance-authority";
import { useEffect, useId, useRef } from "react";
import type { Remind, Takeaway } from "#shared/schemas/exercises.ts";
import type { User } from "#shared/schemas/users.ts";
import { ChipGroup } from "#web/components/chip-group.tsx";
import { FailureNote } from "#web/components/feedback/failure-note.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { useRemind } from "../api/remind.ts";

const DAYS: Readonly<Record<string, Remind["inDays"]>> = {
	Tomorrow: 1,
	"In 3 days": 3,
	"In a week": 7,
	"No reminder": null,
};

type RemindMeProps = { user: User; takeaway: Takeaway; onDone: () => void };

/** When the coach is to ask about a card, to choose in place. */
export function RemindMe({ user, takeaway, onDone }: RemindMeProps) {
	const id = useId();
	const group = useRef<HTMLDivElement>(null);
	const remind = useRemind(user.id, takeaway.id);
	useEffect(() => {
		group.current?.querySelector("button")?.focus({ preventScroll: true });
		// Scrolls all of them above the floating bar.
		group.current?.scrollIntoView({ block: "nearest" });
	}, []);
	const chips = Object.keys(DAYS).filter((label) => DAYS[label] !== null || takeaway.dueAt !== null);

	/** Blocks a second press before the first counts as pending. */
	const isSending = useRef(false);

	function choose(label: string) {
		if (!isSending.current) {
			isSending.current = true;
			remind.mutate(DAYS[label] ?? null, {
				onSuccess: onDone,
				onSettled: () => {
					isSending.current = false;
				},
			});
		}
	}
	/** Closing can't cancel a pending request. */
	function close() {
		if (!isSending.current) {
			onDone();
		}
	}
	return (
		<div ref={group} aria-busy={remind.isPending} className="mt-4 scroll-mb-44">
			<p id={id} className="mb-2 font-medium text-sm">
				When should we ask you about it?
			</p>
			<div className={cx("flex flex-wrap gap-2", remind.isPending && "opacity-60")}>
				<ChipGroup labelledBy={id} chips={chips} onChoose={choose} onEscape={close} />
				<Button variant="quiet" className="px-3!" aria-disabled={remind.isPending} onClick={close}>
					Cancel
				</Button>
			</div>
			<p role="status" className="mt-2 text-soft text-sm empty:hidden">
				{remind.isPending && "Saving…"}
			</p>
			<FailureNote error={remind.error} text="We couldn't save that." />
		</div>
	);
}

/** When the coach will ask about a card, where it will. */
export function ReminderLine({ user: { timeZone }, takeaway }: Omit<RemindMeProps, "onDone">) {
	const day = new Intl.DateTimeFormat(undefined, {
		timeZone,
		weekday: "long",
		day: "numeric",
		month: "long",
	});
	const due = takeaway.dueAt === null ? null : new Date(takeaway.dueAt);
	return (
		<p role="status" className="mt-3 text-soft text-sm empty:hidden">
			{due &&
				(due.getTime() > Date.now()
					? `We'll ask you about it on ${day.format(due)}.`
					: "We'll ask you about it when you next open your chat.")}
		</p>
	);
}
