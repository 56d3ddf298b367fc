import { cx } from "class-variance-authority";
import { Check } from "lucide-react";
import { use, useState } from "react";
import type { Message } from "#shared/schemas/conversations.ts";
import { showFailure } from "#web/lib/show-failure.ts";
import { SessionContext } from "./session-context.ts";

/** Steps to tick. A tick shows at once, and goes again when it was not saved. */
export function NextSteps({ message, steps }: { message: Message; steps: string[] }) {
	const session = use(SessionContext);
	const done = message.metadata.doneSteps ?? [];
	// By place, what was pressed and is still on its way.
	const [pressed, setPressed] = useState<Record<number, boolean>>({});

	async function handleChange(index: number, isDone: boolean) {
		setPressed((before) => ({ ...before, [index]: isDone }));
		await session?.tick(message, index, isDone).catch(showFailure("We couldn't save that step"));
		setPressed(({ [index]: _, ...others }) => others);
	}
	return (
		<ul className="flex flex-col gap-1">
			{steps.map((step, index) => {
				const isDone = pressed[index] ?? done.includes(index);
				return (
					<li key={step}>
						<label className="group/step flex min-h-10 cursor-pointer items-start gap-3 py-1.5">
							<span className="relative mt-0.5 size-5.5 shrink-0">
								<input
									type="checkbox"
									checked={isDone}
									onChange={(event) => void handleChange(index, event.target.checked)}
									className="peer absolute -inset-2 z-10 size-9.5 cursor-pointer opacity-0"
								/>
								<span
									aria-hidden
									className={cx(
										"grid size-full place-items-center rounded-full border-2 transition-colors duration-150 peer-focus-visible:outline-2 peer-focus-visible:outline-accent peer-focus-visible:outline-offset-2",
										isDone
											? "border-accent bg-accent text-on-accent"
											: "border-edge group-hover/step:border-ink",
									)}
								>
									{isDone && <Check className="size-3.5" strokeWidth={3} />}
								</span>
							</span>
							<span className={isDone ? "text-soft line-through decoration-edge" : undefined}>{step}</span>
						</label>
					</li>
				);
			})}
		</ul>
	);
}
