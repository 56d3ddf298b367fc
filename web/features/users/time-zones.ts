/** Browsers list some zones under outdated names. Both names mean the same zone. */
const RENAMED: Record<string, string> = {
	"Asia/Calcutta": "Asia/Kolkata",
	"Asia/Katmandu": "Asia/Kathmandu",
	"Asia/Rangoon": "Asia/Yangon",
	"Asia/Saigon": "Asia/Ho_Chi_Minh",
	"Europe/Kiev": "Europe/Kyiv",
};

/** Every time zone that the browser knows, and the person's own, also where the browser doesn't. */
export function timeZonesWith(own: string): string[] {
	const known = Intl.supportedValuesOf("timeZone").map((zone) => RENAMED[zone] ?? zone);
	return [...new Set([own, ...known])].sort();
}

/** "America/New_York" as one reads it: "New York, America". */
export function timeZoneText(timeZone: string): string {
	const [area, ...place] = timeZone.replaceAll("_", " ").split("/");
	return place.length > 0 ? `${place.toReversed().join(", ")}, ${area}` : timeZone;
}
