import { ExternalLink, type LucideIcon, MessageSquare, Phone } from "lucide-react";
import { useId } from "react";
import { callLink, type HelpLine, textLink } from "#shared/safety/help-lines.ts";
import type { SafetyPanel } from "#shared/schemas/safety.ts";
import { Button } from "./ui/button.tsx";

type Way = { href: string; label: string; note: string; icon: LucideIcon; isOutside?: boolean };

type HelpPanelProps = {
	panel: SafetyPanel;
	/** A line was called, texted or opened. */
	onUsed?: () => void;
	/** It was not meant so. Without it the panel cannot be put away. */
	onNotMeant?: () => void;
};

/** Help that stands above a reply, whole and before it. Every number is one press away, also on a small phone. */
export function HelpPanel({ panel, onUsed, onNotMeant }: HelpPanelProps) {
	const titleId = useId();
	const { title, lead, emergency, emergencyFirst, resources, steps } = panel;
	const urgent = emergency ? [emergencyWay(emergency)] : [];
	const lines = resources.flatMap(waysOf);
	const ways = emergencyFirst ? [...urgent, ...lines] : [...lines, ...urgent];
	return (
		<section
			aria-labelledby={titleId}
			className="arrive w-full max-w-[36rem] rounded-3xl border border-edge bg-plate p-5 text-ink shadow-plate sm:p-6"
		>
			<h3 id={titleId} className="text-xl">
				{title}
			</h3>
			<p className="mt-1.5 max-sm:text-sm">{lead}</p>
			<ul className="mt-3.5 grid gap-2 sm:grid-cols-2">
				{ways.map((way, index) => (
					<li key={way.href}>
						<WayButton way={way} isFirst={index === 0} onUsed={onUsed} />
					</li>
				))}
			</ul>
			<details className="mt-2">
				<summary className="flex min-h-11 cursor-pointer items-center font-medium text-sm underline decoration-edge underline-offset-4">
					What can help in the next hour
				</summary>
				<ul className="list-disc space-y-1.5 pb-1 pl-5">
					{steps.map((step) => (
						<li key={step}>{step}</li>
					))}
				</ul>
			</details>
			{onNotMeant && (
				<Button variant="link" size="inline" className="-ml-1 min-h-11" onClick={onNotMeant}>
					That's not what I meant
				</Button>
			)}
		</section>
	);
}

type WayButtonProps = { way: Way; isFirst: boolean; onUsed: (() => void) | undefined };

function WayButton({ way, isFirst, onUsed }: WayButtonProps) {
	const { href, label, note, icon: Icon, isOutside } = way;
	return (
		<Button
			asChild
			variant={isFirst ? "primary" : "outline"}
			className="w-full justify-start rounded-2xl py-2"
		>
			<a
				href={href}
				onClick={onUsed}
				{...(isOutside ? { target: "_blank", rel: "noopener noreferrer" } : {})}
			>
				<Icon aria-hidden className="size-4.5 shrink-0" strokeWidth={2} />
				<span className="min-w-0 text-left leading-tight">
					{label}
					<span className="block font-normal text-xs opacity-85">{note}</span>
				</span>
			</a>
		</Button>
	);
}

function emergencyWay(number: string): Way {
	return {
		href: callLink(number),
		label: `Emergency: call ${number}`,
		note: "Police, ambulance",
		icon: Phone,
	};
}

function waysOf({ name, call, text, url, checkedOn }: HelpLine): Way[] {
	const note = `${name}, checked ${shortDay(checkedOn)}`;
	return [
		...(call ? [{ href: callLink(call), label: `Call ${call}`, note, icon: Phone }] : []),
		...(text
			? [
					{
						href: textLink(text),
						label: text.word ? `Text ${text.word} to ${text.number}` : `Text ${text.number}`,
						note,
						icon: MessageSquare,
					},
				]
			: []),
		...(url ? [{ href: url, label: "Find a line anywhere", note, icon: ExternalLink, isOutside: true }] : []),
	];
}

function shortDay(day: string): string {
	return new Intl.DateTimeFormat(undefined, { timeZone: "UTC", dateStyle: "medium" }).format(new Date(day));
}
