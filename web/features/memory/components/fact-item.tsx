import { Pencil, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { MemoryFact } from "#shared/schemas/memory.ts";
import type { User } from "#shared/schemas/users.ts";
import { Button } from "#web/components/ui/button.tsx";
import { messageFor } from "#web/lib/readable-error.ts";
import { showToast } from "#web/lib/toast-store.ts";
import { useDeleteFact } from "../api/delete-fact.ts";
import { useRewriteFact } from "../api/rewrite-fact.ts";
import { saidWhere } from "../said-where.ts";
import { FactInput } from "./fact-input.tsx";

type Doing = "reading" | "rewriting" | "forgetting";

type FactItemProps = {
	user: User;
	fact: MemoryFact;
	/** Called when it is gone, so that the focus does not go with it. */
	onForgotten: () => void;
};

/** One fact, with where it was said; it can be put into other words or forgotten, each after a second press. */
export function FactItem({ user, fact, onForgotten }: FactItemProps) {
	const [doing, setDoing] = useState<Doing>("reading");
	const editButton = useRef<HTMLButtonElement>(null);
	const wasDoing = useRef<Doing>("reading");

	// What had the focus is gone: it goes back to where the row begins.
	useEffect(() => {
		if (doing === "reading" && wasDoing.current !== "reading") {
			editButton.current?.focus();
		}
		wasDoing.current = doing;
	}, [doing]);

	return (
		<li className="py-3">
			{doing === "rewriting" ? (
				<Rewrite user={user} fact={fact} onDone={() => setDoing("reading")} />
			) : (
				<div className="flex items-start gap-3">
					<div className="min-w-0 flex-1 py-1">
						<p>{fact.fact}</p>
						<p className="mt-0.5 text-soft text-sm">{saidWhere(fact, user.timeZone)}</p>
						{doing === "forgetting" && (
							<Forget user={user} fact={fact} onKeep={() => setDoing("reading")} onForgotten={onForgotten} />
						)}
					</div>
					{doing === "reading" && (
						<div className="-mr-2 flex shrink-0">
							<Button
								ref={editButton}
								variant="quiet"
								size="icon"
								aria-label={`Change: ${fact.fact}`}
								onClick={() => setDoing("rewriting")}
							>
								<Pencil aria-hidden className="size-4" strokeWidth={1.75} />
							</Button>
							<Button
								variant="quiet"
								size="icon"
								aria-label={`Forget: ${fact.fact}`}
								onClick={() => setDoing("forgetting")}
							>
								<Trash2 aria-hidden className="size-4" strokeWidth={1.75} />
							</Button>
						</div>
					)}
				</div>
			)}
		</li>
	);
}

function Rewrite({ user, fact, onDone }: { user: User; fact: MemoryFact; onDone: () => void }) {
	const rewrite = useRewriteFact(user.id, fact.id);
	return (
		<FactInput
			label="What your coach should know"
			start={fact.fact}
			action="Save"
			isBusy={rewrite.isPending}
			error={rewrite.error && messageFor(rewrite.error, "It was not saved. Please try again.")}
			onCancel={onDone}
			onSubmit={(text) => (text === fact.fact ? onDone() : rewrite.mutate(text, { onSuccess: onDone }))}
		/>
	);
}

function Forget({ user, fact, onKeep, onForgotten }: FactItemProps & { onKeep: () => void }) {
	const forget = useDeleteFact(user.id, fact.id);
	function handleForget() {
		forget.mutate(undefined, {
			onSuccess: onForgotten,
			onError: (error) =>
				showToast({
					title: "It was not forgotten",
					description: messageFor(error, "Please try again."),
					variant: "destructive",
				}),
		});
	}
	return (
		<div className="mt-3 flex flex-wrap items-center gap-2">
			<p className="mr-2 basis-full text-sm sm:basis-auto">Forget this for good?</p>
			{/* The button that was pressed is gone: the answer to it takes its focus. */}
			<Button autoFocus variant="outline" disabled={forget.isPending} onClick={handleForget}>
				{forget.isPending ? "Forgetting…" : "Forget it"}
			</Button>
			<Button variant="quiet" disabled={forget.isPending} onClick={onKeep}>
				Keep it
			</Button>
		</div>
	);
}
