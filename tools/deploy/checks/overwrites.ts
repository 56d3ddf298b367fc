import { type Cloudflare, foundOrMissing } from "../cloudflare.ts";

/** Who last sent the Worker: "wrangler", "dash" or "api". */
type Service = { default_environment: { script: { last_deployed_from?: string } } };

/**
 * Throws what a deploy would overwrite, by the requests that wrangler's `--strict` makes. wrangler makes them only when
 * it uploads, after the migrations. `names` are those of the Worker's settings and bindings.
 *
 * After a change in the dashboard, wrangler compares the Worker with its configuration and refuses only when something
 * would be lost. We refuse every such change, except in the button's copy, which the dashboard made.
 */
export async function refuseOverwrite(
	{ account, ask }: Cloudflare,
	worker: { name: string; isButton: boolean },
	names: readonly string[],
): Promise<void> {
	const { name, isButton } = worker;
	const service = await ask<Service>(`/accounts/${account}/workers/services/${name}`);
	const from = foundOrMissing(`who last changed ${name}`, service)?.default_environment.script
		.last_deployed_from;
	const secrets = await ask<{ name: string }[]>(`/accounts/${account}/workers/scripts/${name}/secrets`);
	const taken = (foundOrMissing(`the secrets of ${name}`, secrets) ?? [])
		.map((secret) => secret.name)
		.filter((secret) => names.includes(secret));
	const problems = [
		...(from === "dash" && !isButton ? [`someone changed ${name} in the dashboard`] : []),
		...(from === "api" ? [`someone changed ${name} through the API`] : []),
		...taken.map((secret) => `${secret} is a secret there and a setting here`),
	];
	if (problems.length > 0) {
		throw new Error(
			`Changed nothing. A deploy would overwrite this:\n  ${problems.join("\n  ")}\nTo replace it, pass --overwrite`,
		);
	}
}
