import { createStore } from "./store.ts";

/** URL of the scene behind the conversation once it's loaded; null without one. */
const shownScene = createStore<string | null>(null);

export const setShownScene = shownScene.set;
export const useShownScene = shownScene.useValue;
