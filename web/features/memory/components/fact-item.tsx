import type { MemoryFact } from "#shared/schemas/memory.ts";
import { FACT_MAX } from "#shared/schemas/memory.ts";
import type { User } from "#shared/schemas/users.ts";
import { EditableItem } from "#web/components/editable-item.tsx";
import { ConfirmAction } from "#web/components/feedback/confirm-action.tsx";
import { LineInput } from "#web/components/line-input.tsx";
import { errorMessage } from "#web/lib/api/readable-error.ts";
import { useDeleteFact } from "../api/delete-fact.ts";
import { useRewriteFact } from "../api/rewrite-fact.ts";
import { saidWhere } from "../said-where.ts";

type FactItemProps = { user: User; fact: MemoryFact };

/** One fact, with where it was said. */
export function FactItem({ user, fact }: FactItemProps) {
	return (
		<EditableItem
			name={fact.fact}
			removal="Forget"
			rewrite={(onDone) => <Rewrite user={user} fact={fact} onDone={onDone} />}
			remove={(onKeep) => <Forget user={user} fact={fact} onKeep={onKeep} />}
		>
			<p>{fact.fact}</p>
			<p className="mt-0.5 text-soft text-sm">{saidWhere(fact, user.timeZone)}</p>
		</EditableItem>
	);
}

function Rewrite({ user, fact, onDone }: { user: User; fact: MemoryFact; onDone: () => void }) {
	const rewrite = useRewriteFact(user.id, fact.id);
	return (
		<LineInput
			max={FACT_MAX}
			label="What your coach should know"
			start={fact.fact}
			action="Save"
			takesFocus
			isBusy={rewrite.isPending}
			error={rewrite.error && errorMessage(rewrite.error, "We couldn't save that. Please try again.")}
			onCancel={onDone}
			onSubmit={(text) => (text === fact.fact ? onDone() : rewrite.mutate(text, { onSuccess: onDone }))}
		/>
	);
}

function Forget({ user, fact, onKeep }: FactItemProps & { onKeep: () => void }) {
	const forget = useDeleteFact(user.id, fact.id);
	return (
		<ConfirmAction
			question="Forget this permanently?"
			action="Forget"
			busyAction="Forgetting…"
			isBusy={forget.isPending}
			error={forget.error}
			failure="We couldn't forget that."
			onConfirm={() => forget.mutate()}
			onKeep={onKeep}
		/>
	);
}
