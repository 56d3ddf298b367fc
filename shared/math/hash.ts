/** FNV-1a: a steady number for a text, so that the same talk always gets the same words. */
export function hash(text: string): number {
	let value = 0x811c9dc5;
	for (let index = 0; index < text.length; index++) {
		value ^= text.charCodeAt(index);
		value = Math.imul(value, 0x01000193);
	}
	value ^= value >>> 15;
	value = Math.imul(value, 0x2c1b3c6d);
	value ^= value >>> 13;
	return value >>> 0;
}
