import { Check } from "lucide-react";
import { staticPaths } from "#web/lib/paths.ts";
import type { CarriedTalk } from "#web/lib/storage/carried-talk.ts";

type CarriedWordsProps = {
	talk: CarriedTalk | null;
	onLeaveOut: () => void;
};

/** The end of the conversation that comes into the new account, and the way to leave it out. */
export function CarriedWords({ talk, onLeaveOut }: CarriedWordsProps) {
	const last = talk?.turns.at(-1);
	if (!talk || !last) {
		return (
			<p role="status" className="relative py-3 text-sm">
				We left your conversation out and deleted it here.
			</p>
		);
	}
	const isGrave = talk.turns.some(({ tried }) => tried.isGrave);
	return (
		<section aria-label="Your conversation so far" className="relative flex flex-col gap-2">
			<p className="max-w-[min(88%,30rem)] self-end rounded-[18px] bg-[#6a5637] px-4 py-2.5 text-white lg:mr-24">
				<span className="line-clamp-2">
					<span className="sr-only">You: </span>
					{last.said}
				</span>
			</p>
			<p className="max-w-[min(88%,30rem)] self-start rounded-[18px] border-[#d6b585] border-l-3 bg-[rgb(12_10_18/0.78)] px-4 py-2.5 font-semibold text-white">
				<span className="line-clamp-2">
					<span className="sr-only">Attune: </span>
					{last.tried.message}
				</span>
			</p>
			<p className="flex flex-wrap items-center gap-x-3 font-semibold text-sm">
				<span className="flex items-center gap-2">
					<Check aria-hidden className="size-4" strokeWidth={2} />
					Comes with you: {talk.turns.length * 2} messages
				</span>
				<button type="button" onClick={onLeaveOut} className="min-h-11 underline underline-offset-4">
					Leave it out
				</button>
				{isGrave && (
					<a
						href={staticPaths.help}
						className="inline-flex min-h-11 items-center underline underline-offset-4"
					>
						Get help now
					</a>
				)}
			</p>
		</section>
	);
}
