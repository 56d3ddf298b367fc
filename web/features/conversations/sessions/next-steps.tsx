import { cx } from "class-variance-authority";
import { Check } from "lucide-react";
import { use, useState } from "react";
import type { Message } from "#shared/schemas/conversations.ts";
import { FailureNote } from "#web/components/feedback/failure-note.tsx";
import { usePress } from "#web/lib/hooks/use-press.ts";
import { SessionContext } from "./session-context.ts";

/** Steps to tick. */
export function NextSteps({ message, steps }: { message: Message; steps: string[] }) {
	const session = use(SessionContext);
	const done = message.metadata.doneSteps ?? [];
	return (
		<ul className="flex flex-col gap-1">
			{steps.map((step, index) => (
				<Step
					key={step}
					step={step}
					isDone={done.includes(index)}
					onTick={async (isDone) => session?.tick(message, index, isDone)}
				/>
			))}
		</ul>
	);
}

type StepProps = { step: string; isDone: boolean; onTick: (isDone: boolean) => Promise<unknown> };

/** A tick shows at once, and goes again when saving fails. */
function Step({ step, isDone: wasDone, onTick }: StepProps) {
	const { failure, press } = usePress();
	// The pressed value, while it's being saved.
	const [pressed, setPressed] = useState<boolean | null>(null);
	const isDone = pressed ?? wasDone;

	async function handleChange(next: boolean) {
		setPressed(next);
		await press("We couldn't save that step.", () => onTick(next));
		setPressed(null);
	}
	return (
		<li>
			<label className="group/step flex min-h-10 cursor-pointer items-start gap-3 py-1.5">
				<span className="relative mt-0.5 size-5.5 shrink-0">
					<input
						type="checkbox"
						checked={isDone}
						onChange={(event) => void handleChange(event.target.checked)}
						className="peer absolute -inset-2 z-10 size-9.5 cursor-pointer opacity-0"
					/>
					<span
						aria-hidden
						className={cx(
							"grid size-full place-items-center rounded-full border-2 transition-colors duration-150 peer-focus-visible:outline-2 peer-focus-visible:outline-accent peer-focus-visible:outline-offset-2",
							isDone ? "border-accent bg-accent text-on-accent" : "border-edge group-hover/step:border-ink",
						)}
					>
						{isDone && <Check className="size-3.5" strokeWidth={3} />}
					</span>
				</span>
				<span className={isDone ? "text-soft line-through decoration-edge" : undefined}>{step}</span>
			</label>
			{failure && <FailureNote {...failure} className="mb-1.5 ml-8.5 font-medium text-alarm" />}
		</li>
	);
}
