import type * as z from "zod/mini";
import { AUTH_ENDPOINTS } from "./endpoints/auth.ts";
import { CHAT_ENDPOINTS } from "./endpoints/chat.ts";
import { COACHING_ENDPOINTS } from "./endpoints/coaching.ts";
import { MEDIA_ENDPOINTS } from "./endpoints/media.ts";
import { NOTIFICATION_ENDPOINTS } from "./endpoints/notifications.ts";
import { PERSON_ENDPOINTS } from "./endpoints/person.ts";
import { PUBLIC_ENDPOINTS } from "./endpoints/public.ts";
import { SAFETY_ENDPOINTS } from "./endpoints/safety.ts";

/**
 * The API's contract: what each call takes and answers, by method and path. The Worker validates with it, the web takes
 * its types from it (the types alone: the browser never loads it), and the tests check every answer against it.
 */
export const ENDPOINTS = {
	...AUTH_ENDPOINTS,
	...PERSON_ENDPOINTS,
	...CHAT_ENDPOINTS,
	...COACHING_ENDPOINTS,
	...MEDIA_ENDPOINTS,
	...NOTIFICATION_ENDPOINTS,
	...SAFETY_ENDPOINTS,
	...PUBLIC_ENDPOINTS,
};

export type Endpoints = typeof ENDPOINTS;

/** A call by its method and path. */
export type Call = keyof Endpoints;

type Part<Key extends Call, Name extends string> = Endpoints[Key] extends Record<Name, infer Given> ? Given : never;

/** The JSON of a call's success; never for those that answer with something else. */
export type Answer<Key extends Call> = Part<Key, "answer"> extends infer Schema extends z.core.$ZodType
	? z.output<Schema>
	: never;

/** What a call takes as its body, as it is sent; never for those that take none. */
export type Body<Key extends Call> = Part<Key, "body"> extends infer Schema extends z.core.$ZodType
	? z.input<Schema>
	: Part<Key, "body"> extends "form" ? FormData : never;

/** What a call takes in its query string, as it is sent. */
export type Query<Key extends Call> = Part<Key, "query"> extends infer Schema extends z.core.$ZodType
	? z.input<Schema>
	: never;

type Named<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
	? Name | Named<`/${Rest}`>
	: Path extends `${string}:${infer Name}` ? Name : never;

/** The values of a path's parts, by name. */
export type Params<Key extends Call> = Record<Named<Key>, string>;
