import { createStore } from "./store.ts";

/** The address of the scene behind the talk, once it is there; null without one. */
const shownScene = createStore<string | null>(null);

export const setShownScene = shownScene.set;
export const useShownScene = shownScene.useValue;
