import type OpenAI from "openai";
import type { ImageModel, Picture } from "../image-model.ts";
import { ModelError, toModelError } from "../model-error.ts";
import { loadOpenAi, type OpenAiSettings } from "./client.ts";

/** Current when this was written, from the list of the installed SDK: the quick one of its newest dated pair. */
export const OPENAI_IMAGE_MODEL = "gpt-image-2.5-flare" satisfies OpenAI.ImageModel;

/** Wide enough for a large screen, small enough for a phone's connection. The API wants multiples of 16. */
const SIZE = "1536x1024";

/** OpenAI's images, through the official SDK. */
export function createOpenAiImages(settings: Omit<OpenAiSettings, "model">, model: string): ImageModel {
	let client: Promise<OpenAI> | null = null;
	return {
		async paint(prompt, signal) {
			client ??= loadOpenAi(settings);
			try {
				const { data } = await (await client).images.generate(
					{
						model,
						prompt,
						size: SIZE,
						quality: "medium",
						output_format: "webp",
						output_compression: 82,
						n: 1,
					},
					{ signal },
				);
				return pictureOf(data?.[0]?.b64_json);
			} catch (error) {
				signal.throwIfAborted();
				throw toModelError("openai", error);
			}
		},
	};
}

const SIGNATURES: readonly (readonly [Picture["type"], RegExp])[] = [
	["image/webp", /^RIFF.{4}WEBP/s],
	["image/png", /^\x89PNG/],
	["image/jpeg", /^\xff\xd8\xff/],
];

/** The picture, typed by its first bytes. Throws when browsers can't show it. */
function pictureOf(base64: string | undefined): Picture {
	const bytes = Uint8Array.from(atob(base64 ?? ""), (character) => character.charCodeAt(0));
	const start = String.fromCharCode(...bytes.subarray(0, 12));
	const type = SIGNATURES.find(([, signature]) => signature.test(start))?.[0];
	if (!type) {
		throw new ModelError("openai", "malformed");
	}
	return { bytes, type };
}
