import type { Narrow } from "../narrow.ts";
import { BODY } from "./body.ts";
import { LIFE } from "./life.ts";
import { MIND } from "./mind.ts";
import { PEOPLE_AROUND } from "./people-around.ts";
import { PEOPLE_CLOSE } from "./people-close.ts";
import { WORK } from "./work.ts";

export const NARROWS: readonly Narrow[] = [...BODY, ...MIND, ...PEOPLE_CLOSE, ...PEOPLE_AROUND, ...WORK, ...LIFE];
