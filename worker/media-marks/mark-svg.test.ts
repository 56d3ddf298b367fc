import { expect, it } from "vitest";
import { ALGORITHMIC } from "./digital-source.ts";
import { markSvg } from "./mark-svg.ts";

// spec: P.83
it("says in a metadata block behind the title that rules made the picture", () => {
	const svg = '<svg xmlns="http://www.w3.org/2000/svg"><title>A lake</title><defs></defs></svg>';
	const marked = markSvg(svg, ALGORITHMIC);
	expect(marked).toContain(
		"<Iptc4xmpExt:DigitalSourceType>http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia</",
	);
	expect(marked.replace(/<metadata>.*<\/metadata>/, "")).toBe(svg);
	expect(marked).toMatch(/<\/title><metadata><rdf:RDF /);
});
