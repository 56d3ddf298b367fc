import { Disclosure } from "./disclosure.tsx";

/** A minute of breathing, 4-4-6, that runs in style sheets alone: it works with scripts off. Closing it stops it. */
export function Breathing() {
	return (
		<Disclosure
			title="Breathe with me for a minute"
			className="breathing rounded-3xl border border-hairline bg-plate"
			summaryClass="min-h-13 rounded-3xl px-5"
		>
			<div className="flex flex-col items-center gap-4 px-5 pb-6">
				<div aria-hidden="true" className="breathing-room">
					<span className="breathing-circle" />
					<span className="breathing-word keeps-time breathing-settle">Settle in</span>
					<span className="breathing-word keeps-time breathing-in">Breathe in</span>
					<span className="breathing-word keeps-time breathing-hold">Hold</span>
					<span className="breathing-word keeps-time breathing-out">Breathe out</span>
					<span className="breathing-word keeps-time breathing-done">That was a minute</span>
				</div>
				<p className="max-w-[34ch] text-center text-sm text-soft">
					In through the nose for four, hold for four, slowly out for six. Four times. If holding is
					unpleasant, leave it out.
				</p>
			</div>
		</Disclosure>
	);
}
