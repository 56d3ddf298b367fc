import { main } from "../lib/main.ts";
import { portOf } from "../lib/ports.ts";
import { recordRun } from "../lib/record-run.ts";
import { stormOfKills } from "./storm.ts";

const KILLS = Number(process.env.KILLS ?? 50);
const PEOPLE = Number(process.env.PEOPLE ?? 20);

/**
 * `npm run kill-storm`: kills the built server 50 times while 20 people chat. Throws when a message is lost or
 * doubled.
 */
await main(async () => {
	const tell = (line: string) => process.stdout.write(`  ${line}\n`);
	const { acknowledged, brokenOff, faults } = await stormOfKills({
		kills: KILLS,
		people: PEOPLE,
		port: portOf("kill-storm"),
		tell,
	});
	tell(`${acknowledged} messages acknowledged, ${brokenOff} requests were interrupted and sent again.`);
	if (faults.length > 0) {
		throw new Error(faults.join("\n"));
	}
	tell("Each message exists exactly once, with one reply or one failed reply, in its object and in D1.");
	await recordRun(
		"kill-storm",
		`${KILLS} kills, ${PEOPLE} people: ${acknowledged} messages acknowledged, ${brokenOff} requests interrupted and sent again, none lost or doubled`,
	);
});
