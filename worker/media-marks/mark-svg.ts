import { sourceRdf } from "./xmp.ts";

/** Returns the painter's SVG with a `<metadata>` block that says how it was made, behind its title. */
export function markSvg(svg: string, source: string): string {
	return svg.replace("</title>", (end) => `${end}<metadata>${sourceRdf(source)}</metadata>`);
}
