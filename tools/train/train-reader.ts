import { main } from "../lib/main.ts";
import { hashOf, readTestTexts, readTraining } from "./examples.ts";
import { choicesOf, figuresOf } from "./figures.ts";
import { writeReader } from "./files.ts";
import { gateOf, points } from "./gate.ts";
import { withRules } from "./judge.ts";
import { overlapping } from "./overlap.ts";
import { train } from "./train.ts";

/**
 * `npm run reader:train`: trains the learned reader on `corpus/safety/train` and the tuning sets, and writes
 * `shared/reader/weights.bin` and `head.json`. Same data and rules, same files, byte for byte. About a minute.
 */
await main(async () => {
	const examples = readTraining();
	const shared = overlapping(
		readTestTexts(),
		examples.map(({ text }) => text),
	);
	if (shared.length > 0) {
		throw new Error(
			`${shared.length} test texts share eight words in a row with training data. Move them to "train" or reword them.`,
		);
	}
	const { reader, unseen } = train(examples);
	const judged = withRules(unseen.filter(({ isSet }) => !isSet));
	const { ordinary, dark, gain } = gateOf(judged);
	const outOfFold = {
		figures: figuresOf(judged),
		choices: choicesOf(judged),
		gate: { ordinary, dark, gain },
	};
	await writeReader(reader, { dataSha256: hashOf(examples), outOfFold });
	process.stdout.write(
		`Trained on ${examples.length} lines. On writers left out: ${points(gain.share)} points more veiled danger, rows on ${ordinary.rows} of ${ordinary.turns} ordinary turns and ${dark.rows} of ${dark.lines} dark-sounding lines.\nRun "npm run safety-scores" to count it on unseen writers.\n`,
	);
});
