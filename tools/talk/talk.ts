import { mkdir, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { checkSettings } from "#worker/settings.ts";
import { devVars } from "../dev/settings.ts";
import { findLocalModel, localModelSettings } from "../dev/who-answers.ts";
import { main } from "../lib/main.ts";
import { createCoach, TALKERS, type Talker } from "./coach.ts";
import { personaNames, readPersona } from "./persona.ts";
import { playTalk, type Transcript } from "./play.ts";

const FOLDER = "talks";

/**
 * `npm run talk -- --persona NAME --provider claude|openai|local|guide`: plays an invented person against a coach, with the
 * product's own prompts, prints the talk and keeps it in `talks/` for `npm run judge`. Without a persona all are played.
 */
await main(async () => {
	const { values } = parseArgs({
		options: { persona: { type: "string" }, provider: { type: "string", default: "guide" } },
	});
	const talker = TALKERS.find((each) => each === values.provider);
	if (!talker) {
		throw new Error(`--provider is one of ${TALKERS.join(", ")}.`);
	}
	const coach = createCoach(talker, await readSettings(talker));
	await mkdir(FOLDER, { recursive: true });
	for (const name of values.persona ? [values.persona] : await personaNames()) {
		const persona = await readPersona(name);
		process.stdout.write(`\n${persona.name}, with ${talker}. ${persona.brief}\n`);
		const lines = await playTalk(persona, coach, ({ role, content }) =>
			process.stdout.write(role === "user" ? `\n> ${content}\n` : `${content}\n`),
		);
		const file = `${FOLDER}/${name}-${talker}.json`;
		const transcript: Transcript = { persona: name, provider: talker, brief: persona.brief, lines };
		await writeFile(file, `${JSON.stringify(transcript, null, "\t")}\n`);
		process.stdout.write(`\n  kept in ${file}\n`);
	}
});

async function readSettings(talker: Talker) {
	const local = talker === "local" ? localModelSettings(await findLocalModel()) : {};
	return checkSettings({ APP_URL: "http://localhost:8787", ...(await devVars()), ...local, ...process.env });
}
