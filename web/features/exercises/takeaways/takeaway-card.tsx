import { Bell, Check, Copy, Pencil, Printer, Trash2 } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Takeaway } from "#shared/schemas/exercises.ts";
import type { SafetyPanel } from "#shared/schemas/safety.ts";
import type { User } from "#shared/schemas/users.ts";
import { ConfirmAction } from "#web/components/feedback/confirm-action.tsx";
import { FailureNote } from "#web/components/feedback/failure-note.tsx";
import { OwnScene } from "#web/components/own-scene.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { dayOnCalendar } from "#web/lib/date/day-on-calendar.ts";
import { useCopy } from "#web/lib/hooks/use-copy.ts";
import { usePress } from "#web/lib/hooks/use-press.ts";
import { useDeleteTakeaway } from "../api/delete-takeaway.ts";
import { KIND_NAMES } from "../kind-names.ts";
import { CardHelp } from "./card-help.tsx";
import { EditTakeaway } from "./edit-takeaway.tsx";
import { PrintSheet } from "./print-sheet.tsx";
import { ReminderLine, RemindMe } from "./reminder.tsx";
import { TakeawayBody } from "./takeaway-body.tsx";

const ICON = { "aria-hidden": true, className: "size-4", strokeWidth: 1.75 } as const;

type TakeawayCardProps = {
	user: User;
	takeaway: Takeaway;
	children?: ReactNode;
};

/** What an exercise left, in the person's words: to read, copy, change, print and delete. */
export function TakeawayCard({ user, takeaway, children }: TakeawayCardProps) {
	const [doing, setDoing] = useState<"reading" | "editing" | "reminding" | "removing">("reading");
	const [isPrinting, setIsPrinting] = useState(false);
	const [help, setHelp] = useState<SafetyPanel>();
	const helpBox = useRef<HTMLDivElement>(null);
	const actions = useRef<HTMLDivElement>(null);
	const wasDoing = useRef(doing);
	useEffect(() => {
		if (doing === "reading" && wasDoing.current !== "reading") {
			actions.current?.querySelector<HTMLElement>(`[data-does="${wasDoing.current}"]`)?.focus();
		}
		wasDoing.current = doing;
	}, [doing]);
	// After the effect above: help takes the focus, and comes into view. On a phone the numbers would be below the fold.
	useEffect(() => {
		if (help) {
			helpBox.current?.focus({ preventScroll: true });
			helpBox.current?.scrollIntoView({ block: "start" });
		}
	}, [help]);
	const { title, body, kind, createdAt } = takeaway;
	const read = () => setDoing("reading");
	function handleSaved(needed: SafetyPanel | undefined) {
		setHelp(needed);
		read();
	}
	function handleNotMeant() {
		setHelp(undefined);
		actions.current?.querySelector<HTMLElement>('[data-does="editing"]')?.focus();
	}
	return (
		<article aria-label={title} className="run-plate w-full">
			<div className="takeaway-art relative h-24">
				<OwnScene sizes="38rem" className="object-[50%_44%]" ownClassName="object-[50%_50%]" />
				<p className="takeaway-band absolute inset-x-0 bottom-0 flex justify-between gap-4 px-5 pt-12 pb-2.5 font-medium text-sm text-white">
					<span>{KIND_NAMES[kind]}</span>
					<time dateTime={createdAt}>{dayOnCalendar(createdAt, user.timeZone)}</time>
				</p>
			</div>
			<div className="px-5 pt-4 pb-4">
				{doing === "editing" ? (
					<EditTakeaway user={user} takeaway={takeaway} onSaved={handleSaved} onCancel={read} />
				) : (
					<>
						<h2 dir="auto" className="text-2xl [overflow-wrap:anywhere]">
							{title}
						</h2>
						{help && <CardHelp ref={helpBox} userId={user.id} panel={help} onNotMeant={handleNotMeant} />}
						<TakeawayBody body={body} />
						<ReminderLine user={user} takeaway={takeaway} />
						{doing === "reading" && (
							<div ref={actions} className="-mx-3 mt-3 flex flex-wrap">
								<Button
									data-does="reminding"
									variant="quiet"
									className="px-3!"
									onClick={() => setDoing("reminding")}
								>
									<Bell {...ICON} />
									Remind me
								</Button>
								<CopyButton text={`${title}\n\n${body}`} />
								<Button
									data-does="editing"
									variant="quiet"
									className="px-3!"
									onClick={() => setDoing("editing")}
								>
									<Pencil {...ICON} />
									Edit
								</Button>
								<Button variant="quiet" className="px-3!" onClick={() => setIsPrinting(true)}>
									<Printer {...ICON} />
									Print
								</Button>
								<Button
									data-does="removing"
									variant="quiet"
									className="px-3!"
									onClick={() => setDoing("removing")}
								>
									<Trash2 {...ICON} />
									Delete
								</Button>
							</div>
						)}
						{doing === "reminding" && <RemindMe user={user} takeaway={takeaway} onDone={read} />}
						{doing === "removing" && <Remove userId={user.id} takeawayId={takeaway.id} onKeep={read} />}
					</>
				)}
				{children}
			</div>
			{isPrinting && (
				<PrintSheet onDone={() => setIsPrinting(false)}>
					<h1>{title}</h1>
					<TakeawayBody body={body} />
				</PrintSheet>
			)}
		</article>
	);
}

function CopyButton({ text }: { text: string }) {
	const { isCopied, copy } = useCopy(text);
	const { failure, press } = usePress();
	return (
		<>
			<Button variant="quiet" className="px-3!" onClick={() => void press("We couldn't copy that.", copy)}>
				{isCopied ? <Check {...ICON} /> : <Copy {...ICON} />}
				{isCopied ? "Copied" : "Copy"}
			</Button>
			{failure && <FailureNote {...failure} />}
		</>
	);
}

type RemoveProps = { userId: string; takeawayId: string; onKeep: () => void };

function Remove({ userId, takeawayId, onKeep }: RemoveProps) {
	const remove = useDeleteTakeaway(userId, takeawayId);
	return (
		<ConfirmAction
			question="Delete this card permanently?"
			action="Delete"
			busyAction="Deleting…"
			isBusy={remove.isPending}
			error={remove.error}
			failure="We couldn't delete that card."
			onConfirm={() => remove.mutate()}
			onKeep={onKeep}
		/>
	);
}
