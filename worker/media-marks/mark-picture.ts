import { TRAINED } from "./digital-source.ts";
import { markJpeg } from "./mark-jpeg.ts";
import { markPng } from "./mark-png.ts";
import { markWebp } from "./mark-webp.ts";

const WRITERS = { "image/png": markPng, "image/jpeg": markJpeg, "image/webp": markWebp };

/**
 * Returns a model's picture with XMP that says a trained model made it. A picture that its provider signed (C2PA) comes back as
 * it is: the signature says it already and wouldn't fit a changed file. Null when the picture can't be read.
 */
export function markPicture(bytes: Uint8Array, type: keyof typeof WRITERS): Uint8Array | null {
	return WRITERS[type](bytes, TRAINED);
}
