import { main } from "../lib/main.ts";
import { recordRun } from "../lib/record-run.ts";
import { inTalks, readCorpus } from "../measure/measure-safety.ts";
import { countRules, type RuleCount } from "./count-rules.ts";

/** Longest printed part of a rule, in characters. */
const SHOWN = 140;

/**
 * `npm run safety-rules`: what each rule catches in the corpus that no other does, and what it costs in false alarms. Prints the
 * rules that do neither and those that cost more than they catch. Takes some minutes.
 */
await main(async () => {
	const danger = [...(await readCorpus("train/danger")), ...(await readCorpus("sealed/danger"))];
	const talks = [
		...inTalks(await readCorpus("train/ordinary")),
		...inTalks(await readCorpus("sealed/ordinary")),
	];
	const counts = countRules([
		...danger.map((row) => ({ ...row, isDanger: row.level !== "none" })),
		...talks.map((row) => ({ ...row, isDanger: false })),
	]);
	const idle = counts.filter(({ caught, alarms }) => caught + alarms === 0);
	const costly = counts.filter(({ caught, alarms }) => alarms > caught);
	print("Neither catch nor cost anything by themselves", idle);
	print("Cost more than they catch", costly);
	await recordRun(
		"safety-rules",
		`${counts.length} rules over ${danger.length + talks.length} lines: ${idle.length} are needed by no line alone, ${costly.length} cost more than they catch`,
	);
});

function print(title: string, counts: readonly RuleCount[]): void {
	process.stdout.write(`\n${title}: ${counts.length}\n`);
	for (const { family, source, caught, alarms } of counts) {
		process.stdout.write(`${family}\t${caught}\t${alarms}\t${source.slice(0, SHOWN)}\n`);
	}
}
