/** A picture as it came: its bytes, and the media type that they say they are. */
export type Picture = {
	bytes: Uint8Array<ArrayBuffer>;
	type: "image/webp" | "image/png" | "image/jpeg";
};

/** Paints a picture of a description, by a connected provider. Throws `ModelError`. */
export type ImageModel = {
	paint(prompt: string, signal: AbortSignal): Promise<Picture>;
};
