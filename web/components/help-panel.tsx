import { ExternalLink, MessageSquare, Phone } from "lucide-react";
import { type ReactNode, useId } from "react";
import { callLink, type HelpLine, textLink } from "#shared/safety/help-lines.ts";
import type { SafetyPanel } from "#shared/schemas/safety.ts";
import { Button } from "./ui/button.tsx";

type HelpPanelProps = {
	panel: SafetyPanel;
	/** A line was called, texted or opened. */
	onUsed?: () => void;
	/** It was not meant so. Without it the panel cannot be put away. */
	onNotMeant?: () => void;
};

/** Help that stands above a reply, whole and before it. Every number is one press away. */
export function HelpPanel({ panel, onUsed, onNotMeant }: HelpPanelProps) {
	const titleId = useId();
	const { title, lead, emergency, emergencyFirst, resources, steps } = panel;
	const emergencyButton = emergency && (
		<LinkButton href={callLink(emergency)} isFirst={emergencyFirst} onUsed={onUsed}>
			<Phone aria-hidden className="size-4" strokeWidth={2} />
			Emergency: call {emergency}
		</LinkButton>
	);
	return (
		<section
			aria-labelledby={titleId}
			className="arrive w-full max-w-[36rem] rounded-3xl border border-edge bg-plate p-5 text-ink shadow-plate sm:p-6"
		>
			<h3 id={titleId} className="text-xl">
				{title}
			</h3>
			<p className="mt-2">{lead}</p>
			{emergencyFirst && <div className="mt-4">{emergencyButton}</div>}
			<ul className="mt-4 flex flex-col gap-4">
				{resources.map((line) => (
					<Line key={line.name} line={line} isFirst={!emergencyFirst} onUsed={onUsed} />
				))}
			</ul>
			<ul className="mt-5 list-disc space-y-1.5 pl-5">
				{steps.map((step) => (
					<li key={step}>{step}</li>
				))}
			</ul>
			{!emergencyFirst && emergency && <div className="mt-4">{emergencyButton}</div>}
			{onNotMeant && (
				<Button variant="link" size="inline" className="-ml-1 mt-4 min-h-11" onClick={onNotMeant}>
					That's not what I meant
				</Button>
			)}
		</section>
	);
}

type LineProps = { line: HelpLine; isFirst: boolean; onUsed: (() => void) | undefined };

function Line({ line, isFirst, onUsed }: LineProps) {
	const { name, call, text, url, checkedOn } = line;
	return (
		<li>
			<p className="font-medium">
				{name} <span className="font-normal text-soft text-sm">· checked {shortDay(checkedOn)}</span>
			</p>
			<div className="mt-2 flex flex-wrap gap-2">
				{call && (
					<LinkButton href={callLink(call)} isFirst={isFirst} onUsed={onUsed}>
						<Phone aria-hidden className="size-4" strokeWidth={2} />
						Call {call}
					</LinkButton>
				)}
				{text && (
					<LinkButton href={textLink(text)} onUsed={onUsed}>
						<MessageSquare aria-hidden className="size-4" strokeWidth={2} />
						Text {text.word ? `${text.word} to ${text.number}` : text.number}
					</LinkButton>
				)}
				{url && (
					<LinkButton href={url} isOutside onUsed={onUsed}>
						<ExternalLink aria-hidden className="size-4" strokeWidth={2} />
						Find a line in your country
					</LinkButton>
				)}
			</div>
		</li>
	);
}

type LinkButtonProps = {
	href: string;
	isFirst?: boolean;
	isOutside?: boolean;
	onUsed?: (() => void) | undefined;
	children: ReactNode;
};

function LinkButton({ href, isFirst = false, isOutside = false, onUsed, children }: LinkButtonProps) {
	return (
		<Button asChild variant={isFirst ? "primary" : "outline"} className="max-sm:w-full">
			<a
				href={href}
				onClick={onUsed}
				{...(isOutside ? { target: "_blank", rel: "noopener noreferrer" } : {})}
			>
				{children}
			</a>
		</Button>
	);
}

function shortDay(day: string): string {
	return new Intl.DateTimeFormat(undefined, { timeZone: "UTC", dateStyle: "medium" }).format(new Date(day));
}
