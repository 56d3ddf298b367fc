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
					<span className="breathing-word keeps-time breathing-done">That's one minute</span>
				</div>
				<p className="max-w-[34ch] text-center text-sm text-soft">
					Breathe in through your nose for 4, hold for 4, and breathe out slowly for 6. Repeat four times.
					Skip the hold if it feels uncomfortable.
				</p>
			</div>
		</Disclosure>
	);
}
