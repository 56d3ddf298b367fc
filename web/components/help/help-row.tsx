import type { MouseEvent } from "react";
import { callLink, type HelpLine, textLink } from "#shared/safety/help/help-lines.ts";
import type { SafetyPanel } from "#shared/schemas/safety.ts";
import { openHelp } from "#web/lib/open-help.ts";
import { staticPaths } from "#web/lib/paths.ts";

type HelpRowProps = {
	row: SafetyPanel;
	onUsed?: () => void;
};

/** One quiet line of help above a reply, for words that only may mean danger. */
export function HelpRow({ row, onUsed }: HelpRowProps) {
	/** The sheet also has the safety plan, and the conversation stays. */
	function handleHelp(click: MouseEvent) {
		click.preventDefault();
		onUsed?.();
		openHelp();
	}
	return (
		<aside
			aria-label={row.title}
			className="loose-words max-w-[36rem] px-4 py-1.5 text-sm text-soft leading-8"
		>
			{row.title}:{" "}
			{waysOf(row).map(({ href, label }) => (
				<span key={href}>
					<a href={href} onClick={onUsed} className={LINK}>
						{label}
					</a>
					{", "}
				</span>
			))}
			<a href={staticPaths.help} onClick={handleHelp} className={LINK}>
				Get help now
			</a>
		</aside>
	);
}

const LINK = "py-1 underline decoration-edge underline-offset-4";

/** The line that fits best, the first that can be called, the first that can be texted, and the emergency number. */
function waysOf({ resources, emergency }: SafetyPanel) {
	const [best] = resources;
	const called = resources.find(({ call }) => call !== null);
	const texted = resources.find(({ text }) => text !== null);
	return [
		...(best?.url ? [{ href: best.url, label: best.name }] : []),
		...(called?.call ? [{ href: callLink(called.call), label: `call ${called.call} (${called.name})` }] : []),
		...(texted?.text
			? [
					{
						href: textLink(texted.text),
						label: textLabel(texted.text, texted === called ? null : texted.name),
					},
				]
			: []),
		...(emergency ? [{ href: callLink(emergency), label: `emergency ${emergency}` }] : []),
	];
}

/** `name`: of another line than the one to call. */
function textLabel({ number, word }: NonNullable<HelpLine["text"]>, name: string | null): string {
	return `text ${word ? `${word} to ` : ""}${number}${name ? ` (${name})` : ""}`;
}
