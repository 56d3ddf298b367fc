import { useRef, useState } from "react";
import type { Insight } from "#shared/schemas/coaching.ts";
import type { User } from "#shared/schemas/users.ts";
import { EditableItem } from "#web/components/editable-item.tsx";
import { ConfirmAction } from "#web/components/feedback/confirm-action.tsx";
import { errorMessage } from "#web/lib/api/readable-error.ts";
import { dayOnCalendar } from "#web/lib/date/day-on-calendar.ts";
import { useInView } from "#web/lib/hooks/use-in-view.ts";
import { useDeleteInsight } from "../api/delete-insight.ts";
import { useMarkInsightRead } from "../api/mark-insight-read.ts";
import { useRewriteInsight } from "../api/rewrite-insight.ts";
import { labelOf, surenessOf } from "../insight-words.ts";
import { InsightInput } from "./insight-input.tsx";

type InsightItemProps = {
	user: User;
	insight: Insight;
};

/** One pattern, with how sure the coach is of it. */
export function InsightItem({ user, insight }: InsightItemProps) {
	const below = (
		<>
			<p>{insight.content}</p>
			<p className="mt-2 mb-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-soft text-sm">
				<span className="rounded-full bg-accent-wash px-2.5 py-0.5 font-medium text-ink text-xs">
					{labelOf(insight.category)}
				</span>
				{dayOnCalendar(insight.createdAt, user.timeZone)} · {surenessOf(insight.confidence)}
			</p>
		</>
	);
	return (
		<EditableItem
			name={insight.title}
			below={below}
			removal="Delete"
			rewrite={(onDone) => <Rewrite user={user} insight={insight} onDone={onDone} />}
			remove={(onKeep) => <Delete user={user} insight={insight} onKeep={onKeep} />}
		>
			<Title user={user} insight={insight} />
		</EditableItem>
	);
}

/** Marks a new insight for the rest of the visit: a mark that vanishes while a person looks says nothing. */
function Title({ user, insight }: { user: User; insight: Insight }) {
	const title = useRef<HTMLParagraphElement>(null);
	const [isNew, setIsNew] = useState(false);
	const markRead = useMarkInsightRead(user.id, insight.id);
	useInView(title, !insight.isRead, () => markRead.mutate());
	if (!insight.isRead && !isNew) {
		setIsNew(true);
	}
	return (
		<p ref={title} className="font-medium">
			{isNew && (
				<>
					<span aria-hidden className="mr-2 inline-block size-2 rounded-full bg-accent align-[0.1em]" />
					<span className="sr-only">New: </span>
				</>
			)}
			{insight.title}
		</p>
	);
}

function Rewrite({ user, insight, onDone }: { user: User; insight: Insight; onDone: () => void }) {
	const rewrite = useRewriteInsight(user.id, insight.id);
	return (
		<InsightInput
			title={insight.title}
			start={insight.content}
			isBusy={rewrite.isPending}
			error={rewrite.error && errorMessage(rewrite.error, "We couldn't save that. Please try again.")}
			onCancel={onDone}
			onSubmit={(text) => (text === insight.content ? onDone() : rewrite.mutate(text, { onSuccess: onDone }))}
		/>
	);
}

function Delete({ user, insight, onKeep }: InsightItemProps & { onKeep: () => void }) {
	const remove = useDeleteInsight(user.id, insight.id);
	return (
		<ConfirmAction
			question="Delete this permanently?"
			action="Delete"
			busyAction="Deleting…"
			isBusy={remove.isPending}
			error={remove.error}
			failure="We couldn't delete that."
			onConfirm={() => remove.mutate()}
			onKeep={onKeep}
		/>
	);
}
