import { ExternalLink, type LucideIcon, MessageSquare, Phone } from "lucide-react";
import { callLink, emergencyNote, type HelpLine, textLink } from "#shared/safety/help/help-lines.ts";
import { Button } from "../ui/button.tsx";

type Way = {
	href: string;
	label: string;
	/** Who answers; and for whom or when, if not everyone at any hour. */
	name: string;
	/** When the number was last checked, YYYY-MM-DD. */
	checkedOn?: string;
	icon: LucideIcon;
	isOutside?: boolean;
};

type HelpWaysProps = {
	lines: readonly HelpLine[];
	/** The country's own emergency number; null where we know none. */
	emergency: string | null;
	/** A life may be at stake now. */
	emergencyFirst?: boolean;
	hasLead?: boolean;
	onUsed?: (() => void) | undefined;
};

/** Ways to a person, one press each, with the day each number was checked. */
export function HelpWays({
	lines,
	emergency,
	emergencyFirst = false,
	hasLead = true,
	onUsed,
}: HelpWaysProps) {
	const urgent = emergency ? [emergencyWay(emergency)] : [];
	const reached = lines.filter(({ country }) => country !== null).flatMap(waysOf);
	const listed = lines.filter(({ country }) => country === null).flatMap(waysOf);
	// The directory of lines comes last, because it's one more step to a person.
	const ways = emergencyFirst ? [...urgent, ...reached, ...listed] : [...reached, ...urgent, ...listed];
	return (
		// With an odd count the first is wide, so that none is alone at the end.
		<ul className="grid grid-cols-1 gap-2 sm:grid-cols-2 sm:[&>li:first-child:nth-last-child(odd)]:col-span-2">
			{ways.map((way, index) => (
				<li key={way.href}>
					<WayLink way={way} isLead={hasLead && index === 0} onUsed={onUsed} />
				</li>
			))}
		</ul>
	);
}

type WayLinkProps = { way: Way; isLead: boolean; onUsed: (() => void) | undefined };

function WayLink({ way, isLead, onUsed }: WayLinkProps) {
	const { href, label, name, checkedOn, icon: Icon, isOutside } = way;
	return (
		<Button
			asChild
			variant={isLead ? "primary" : "outline"}
			className="h-full w-full justify-start rounded-2xl! py-2 pr-4! pl-4.5!"
		>
			<a
				href={href}
				onClick={onUsed}
				{...(isOutside ? { target: "_blank", rel: "noopener noreferrer" } : {})}
			>
				<Icon aria-hidden className="size-4.5 shrink-0" strokeWidth={2} />
				<span className="min-w-0 text-left leading-tight">
					{label}
					<span className="mt-0.5 block font-normal text-xs leading-snug opacity-85">
						{name}
						{checkedOn && (
							<>
								, <span className="inline-block">checked {shortDay(checkedOn)}</span>
							</>
						)}
					</span>
				</span>
			</a>
		</Button>
	);
}

function emergencyWay(number: string): Way {
	return {
		href: callLink(number),
		label: `Emergency: call ${number}`,
		...emergencyNote(number),
		icon: Phone,
	};
}

function waysOf({ name, note, call, text, url, country, checkedOn }: HelpLine): Way[] {
	const who = { name: note ? `${name}, ${note}` : name, checkedOn };
	return [
		...(call ? [{ href: callLink(call), label: `Call ${call}`, ...who, icon: Phone }] : []),
		...(text
			? [
					{
						href: textLink(text),
						label: text.word ? `Text ${text.word} to ${text.number}` : `Text ${text.number}`,
						...who,
						icon: MessageSquare,
					},
				]
			: []),
		...(url
			? [{ href: url, label: siteLabel(url, country), ...who, icon: ExternalLink, isOutside: true }]
			: []),
	];
}

function siteLabel(url: string, country: string | null): string {
	return country === null ? "Find a line anywhere" : `Open ${new URL(url).hostname.replace(/^www\./, "")}`;
}

/** "21 Nov 2026": read the same everywhere, and drawn the same at build time. */
function shortDay(day: string): string {
	return new Intl.DateTimeFormat("en-GB", {
		timeZone: "UTC",
		day: "numeric",
		month: "short",
		year: "numeric",
	}).format(new Date(day));
}
