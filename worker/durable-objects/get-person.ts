import type { AppEnv } from "../env.ts";
import type { PersonObject } from "../modules/person/person-object.ts";
import { withinJurisdiction } from "./within-jurisdiction.ts";

export type PersonStub = DurableObjectStub<PersonObject>;

/** The person's object. The only place that makes a stub of one. */
export function getPersonStub(env: AppEnv, userId: string): PersonStub {
	return withinJurisdiction(env, env.PEOPLE).getByName(userId);
}
