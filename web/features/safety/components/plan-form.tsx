import { Check, CloudOff, type LucideIcon, Printer } from "lucide-react";
import { helpIn, linesFor } from "#shared/safety/help/help-lines.ts";
import { PLAN_PARTS } from "#shared/safety/help/plan-parts.ts";
import type { SafetyPlan } from "#shared/schemas/safety.ts";
import { Button } from "#web/components/ui/button.tsx";
import { type SaveState, usePlanAutosave } from "../hooks/use-plan-autosave.ts";
import { PlanPart } from "./plan-part.tsx";

type PlanFormProps = { userId: string; saved: SafetyPlan; country: string | null };

/** The six parts. On paper they're plain text, under the numbers of the country. */
export function PlanForm({ userId, saved, country }: PlanFormProps) {
	const { plan, state, write, saveNow } = usePlanAutosave(userId, saved);
	return (
		<>
			<div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 print:hidden">
				<SaveNote state={state} />
				<Button variant="quiet" className="-mr-4 ml-auto" onClick={() => print()}>
					<Printer aria-hidden className="size-4.5" strokeWidth={1.75} />
					Print
				</Button>
			</div>
			<div className="flex flex-col gap-7 print:hidden">
				{PLAN_PARTS.map(({ key, title, hint }) => (
					<PlanPart
						key={key}
						title={title}
						hint={hint}
						words={plan[key]}
						onWrite={(words) => write(key, words)}
						onLeave={saveNow}
					/>
				))}
			</div>
			<PrintedLines country={country} />
			<dl className="hidden print:block">
				{PLAN_PARTS.map(({ key, title }) => (
					<div key={key} className="mb-5 break-inside-avoid">
						<dt className="font-semibold">{title}</dt>
						<dd className="min-h-12 whitespace-pre-wrap">{plan[key]}</dd>
					</div>
				))}
			</dl>
		</>
	);
}

/** Print only: on paper, links can't be pressed. */
function PrintedLines({ country }: { country: string | null }) {
	const emergency = helpIn(country)?.emergency;
	const ways = linesFor(country).map(({ name, call, text, url }) => {
		const written = text && `text ${text.word ? `${text.word} to ` : ""}${text.number}`;
		return `${name}: ${[call && `call ${call}`, written, url].filter(Boolean).join(", ")}`;
	});
	return (
		<p className="mb-6 hidden break-inside-avoid border-y py-2 print:block">
			{[...(emergency ? [`Emergency: call ${emergency}`] : []), ...ways].join(" · ")}
		</p>
	);
}

const NOTES: Record<SaveState, string> = {
	idle: "We save your plan as you type.",
	saving: "Saving...",
	saved: "Saved",
	partly: "Saved, except the part that's too long.",
	kept: "Not saved yet. We've kept it in this browser and will save it when you're back online.",
};

const ICONS: Partial<Record<SaveState, LucideIcon>> = { kept: CloudOff, saved: Check };

function SaveNote({ state }: { state: SaveState }) {
	const Icon = ICONS[state];
	return (
		<p role="status" className="flex min-w-0 items-center gap-2 text-sm text-soft">
			{Icon && <Icon aria-hidden className="size-4 shrink-0" strokeWidth={2} />}
			{NOTES[state]}
		</p>
	);
}
