import type { TopicId } from "../../ids.ts";

/** What a person says, with other topics that would be as right. */
export type Said = string | readonly [said: string, ...also: TopicId[]];
