import { expect, test } from "vitest";
import { zoneFormats } from "./zone-formats.ts";

test("a zone's formatter is made once, and many names don't fill the memory", () => {
	const formatOf = zoneFormats({ hour: "2-digit", hourCycle: "h23" });
	const noon = new Date("2026-07-01T12:00:00Z");
	expect(formatOf("Europe/Lisbon").format(noon)).toBe("13");
	expect(formatOf("Europe/Lisbon")).toBe(formatOf("Europe/Lisbon"));
	const first = formatOf("Asia/Tokyo");
	// Letter case makes another name of the same zone.
	for (let bits = 0; bits < 1_300; bits += 1) {
		formatOf(
			[..."america/bogota"].map((letter, at) => ((bits >> at) & 1 ? letter.toUpperCase() : letter)).join(""),
		);
	}
	expect(formatOf("Asia/Tokyo")).not.toBe(first);
	expect(formatOf("Asia/Tokyo").format(noon)).toBe("21");
});
