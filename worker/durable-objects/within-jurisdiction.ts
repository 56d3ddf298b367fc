import { type AppEnv, readSettings } from "../env.ts";

/**
 * The objects of a namespace, where `JURISDICTION` has them live. Where they live is part of their id: with another setting
 * they're other objects, and empty. The local runtime knows no jurisdictions and refuses one.
 */
export function withinJurisdiction<Kind extends Rpc.DurableObjectBranded | undefined>(
	env: AppEnv,
	namespace: DurableObjectNamespace<Kind>,
): DurableObjectNamespace<Kind> {
	const { JURISDICTION } = readSettings(env);
	return JURISDICTION ? namespace.jurisdiction(JURISDICTION) : namespace;
}
