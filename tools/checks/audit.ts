import { main } from "../lib/main.ts";
import { audit } from "./advisories.ts";

/**
 * `npm run audit`: lists known vulnerabilities of the dependencies, and fails on a serious one. When the registry has
 * no advisories (a mirror, no network) it says so; with `-- --required` that fails too.
 */
await main(async () => {
	const outcome = await audit();
	if (outcome.kind === "not-asked") {
		const words = `NOT AUDITED: the registry returned no advisories (${outcome.reason}).`;
		if (process.argv.includes("--required")) {
			throw new Error(words);
		}
		process.stdout.write(`  ${words} Run it where the registry answers: npm run audit -- --required\n`);
		return;
	}
	const list = outcome.holes.map(({ name, severity, title }) => `  ${severity}: ${name}, ${title}`);
	process.stdout.write(
		`${[`  ${outcome.packages} packages, ${list.length} known vulnerabilities`, ...list].join("\n")}\n`,
	);
	const serious = outcome.holes.filter(({ severity }) => severity === "high" || severity === "critical");
	if (serious.length > 0) {
		throw new Error(
			`${serious.length} serious vulnerabilities: install the fixed version, or another package.`,
		);
	}
});
