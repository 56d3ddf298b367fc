import type { Goal } from "#shared/goals.ts";
import type { Composition } from "../composition.ts";
import { aurora } from "./aurora.ts";
import { coast } from "./coast.ts";
import { dunes } from "./dunes.ts";
import { islands } from "./islands.ts";
import { lake } from "./lake.ts";
import { meadow } from "./meadow.ts";
import { pines } from "./pines.ts";
import { reeds } from "./reeds.ts";
import { river } from "./river.ts";
import { summits } from "./summits.ts";

/** Every landscape that is painted, by name. */
export const COMPOSITIONS = {
	lake,
	coast,
	dunes,
	pines,
	meadow,
	islands,
	summits,
	river,
	reeds,
	aurora,
} satisfies Record<string, Composition>;

export type CompositionName = keyof typeof COMPOSITIONS;

export const COMPOSITION_NAMES = Object.keys(COMPOSITIONS) as CompositionName[];

/** What suits each goal: rest by still water, company within sight, ways that lead on, far views. */
export const COMPOSITIONS_FOR: Record<Goal, readonly CompositionName[]> = {
	wellness: ["lake", "coast", "reeds", "meadow", "pines", "aurora"],
	relationships: ["islands", "meadow", "river", "coast", "lake"],
	productivity: ["river", "summits", "meadow", "pines", "dunes"],
	purpose: ["summits", "coast", "dunes", "aurora", "river", "islands"],
};
