import { createStore, useStore } from "../store.ts";

/** URL of the scene behind the conversation once it's loaded; null without one. */
const shownScene = createStore<string | null>(null);

export const setShownScene = shownScene.setState;
export const useShownScene = () => useStore(shownScene);

/** The same while it alone fills the window, not while it fades in over another. */
const settledScene = createStore<string | null>(null);

export const setSettledScene = settledScene.setState;
export const useSettledScene = () => useStore(settledScene);
