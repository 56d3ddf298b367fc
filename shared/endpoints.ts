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

type Schema = z.core.$ZodType;

/** The schema of a call's JSON body; never for calls that take none. */
export type BodySchema<Key extends Call> = Endpoints[Key] extends { body: infer Given extends Schema }
	? Given
	: never;

/** The schema of a call's query string; never for calls that take none. */
export type QuerySchema<Key extends Call> = Endpoints[Key] extends { query: infer Given extends Schema }
	? Given
	: never;

/** What a call takes as its body, as it is sent; never for calls that take none. */
export type Body<Key extends Call> = Endpoints[Key] extends { body: "form" }
	? FormData
	: z.input<BodySchema<Key>>;

/** What a call takes in its query string: each part may be left out. Never for calls that take none. */
export type Query<Key extends Call> = {
	[Name in keyof z.input<QuerySchema<Key>>]?: string extends z.input<QuerySchema<Key>>[Name]
		? string
		: Extract<z.input<QuerySchema<Key>>[Name], string>;
};

/** The JSON of a call's success; never for calls that answer with something else. */
export type Answer<Key extends Call> = Endpoints[Key] extends { answer: infer Given extends Schema }
	? z.output<Given>
	: never;

type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
	? Name | NamesIn<`/${Rest}`>
	: Path extends `${string}:${infer Name}`
		? Name
		: never;

/** The values of the parts of a call's path, by name. */
export type Params<Key extends Call> = Record<NamesIn<Key>, string>;
