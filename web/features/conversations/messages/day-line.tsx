import { daySince } from "#web/lib/date/day-on-calendar.ts";

/** Marks where a new day begins in a conversation. `at`: an ISO instant on it. */
export function DayLine({ at }: { at: string }) {
	const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
	return (
		<p className="loose-words mx-auto w-fit px-3 py-1 text-soft text-xs first-letter:uppercase">
			<time dateTime={at}>{daySince(at, timeZone)}</time>
		</p>
	);
}
