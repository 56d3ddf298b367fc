import { latin1, toLatin1 } from "./bytes.ts";

const RDF_END = "</rdf:RDF>";

/** Returns the RDF that says how something was made. */
export function sourceRdf(source: string): string {
	return `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${description(source)}${RDF_END}`;
}

/** Returns a whole XMP packet that says it (ISO 16684-1). It's ASCII but for the byte order mark. */
export function sourcePacket(source: string): Uint8Array {
	return new TextEncoder().encode(
		`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">${sourceRdf(source)}</x:xmpmeta><?xpacket end="w"?>`,
	);
}

/**
 * Adds the source to a provider's packet, whose bytes all stay. Returns the packet itself when it names a source already, when
 * it points to a signed manifest elsewhere (a signature fits one file only), or when it isn't plain RDF in UTF-8.
 */
export function withSource(packet: Uint8Array, source: string): Uint8Array {
	const text = toLatin1(packet);
	const end = text.lastIndexOf(RDF_END);
	if (end < 0 || text.includes("DigitalSourceType") || text.includes("dcterms:provenance")) {
		return packet;
	}
	return latin1(text.slice(0, end) + description(source) + text.slice(end));
}

function description(source: string): string {
	return `<rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"><Iptc4xmpExt:DigitalSourceType>${source}</Iptc4xmpExt:DigitalSourceType></rdf:Description>`;
}
