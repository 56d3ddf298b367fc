import { TERMS_CHANGE, TERMS_VERSION } from "#shared/terms.ts";

/** From when the words of a page are, and what changed then. */
export function AsOf() {
	const day = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", dateStyle: "long" });
	return (
		<p className="mt-2 text-soft text-sm">
			Last updated <time dateTime={TERMS_VERSION}>{day.format(new Date(TERMS_VERSION))}</time>. What changed
			in the terms and privacy page: {TERMS_CHANGE.charAt(0).toLowerCase() + TERMS_CHANGE.slice(1)}
		</p>
	);
}
