import { callLink, textLink } from "#shared/safety/help-lines.ts";
import type { SafetyPanel } from "#shared/schemas/safety.ts";
import { staticPaths } from "#web/lib/paths.ts";

type HelpRowProps = {
	row: SafetyPanel;
	/** A line was called, texted or opened. */
	onUsed?: () => void;
};

/** One quiet line of help above a reply, for words that only may mean danger. */
export function HelpRow({ row, onUsed }: HelpRowProps) {
	return (
		<aside aria-label={row.title} className="loose-words max-w-[36rem] text-sm text-soft">
			{row.title}:{" "}
			{waysOf(row).map(({ href, label }) => (
				<span key={href}>
					<a href={href} onClick={onUsed} className={LINK}>
						{label}
					</a>
					{", "}
				</span>
			))}
			<a href={staticPaths.help} onClick={onUsed} className={LINK}>
				Get help now
			</a>
		</aside>
	);
}

const LINK = "inline-block py-2 underline decoration-edge underline-offset-4";

/** The first line that can be called, the first that can be texted, and the emergency number. */
function waysOf({ resources, emergency }: SafetyPanel) {
	const called = resources.find(({ call }) => call !== null);
	const texted = resources.find(({ text }) => text !== null)?.text;
	return [
		...(called?.call
			? [{ href: callLink(called.call), label: `call ${called.call} (${called.name})` }]
			: [{ href: "https://findahelpline.com", label: "findahelpline.com" }]),
		...(texted
			? [
					{
						href: textLink(texted),
						label: `text ${texted.word ? `${texted.word} to ` : ""}${texted.number}`,
					},
				]
			: []),
		...(emergency ? [{ href: callLink(emergency), label: `emergency ${emergency}` }] : []),
	];
}
