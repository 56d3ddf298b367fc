import type { ImageModel } from "../image-model.ts";
import { createOpenAiImages, OPENAI_IMAGE_MODEL } from "../openai/openai-images.ts";
import { configuredProviders, type ModelSettings, providerSettings } from "./model-settings.ts";

/** Who paints scenes; null where no provider that can is configured: then the built-in painter does. */
export function createImageModel(settings: ModelSettings): ImageModel | null {
	return configuredProviders(settings, false).includes("openai")
		? createOpenAiImages(
				providerSettings(settings, false).openai,
				settings.OPENAI_IMAGE_MODEL ?? OPENAI_IMAGE_MODEL,
			)
		: null;
}
