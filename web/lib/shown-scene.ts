import { createStore, useStore } from "./store.ts";

/** URL of the scene behind the conversation once it's loaded; null without one. */
const shownScene = createStore<string | null>(null);

export const setShownScene = shownScene.setState;
export const useShownScene = () => useStore(shownScene);
