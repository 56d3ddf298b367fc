import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import type { Head, Reader } from "#shared/reader/predict.ts";
import type { Choices, Figure } from "./figures.ts";
import type { Gate } from "./gate.ts";

const HEAD = "shared/reader/head.json";
const WEIGHTS = "shared/reader/weights.bin";

/** What `head.json` holds: what `predict()` needs, and where it comes from. */
export type HeadFile = Head & {
	/** The gate let it ship. Training sets it to false, `npm run safety-scores` to what the gate says. */
	passes: boolean;
	/** Of the training data and of `weights.bin`, as hex. */
	dataSha256: string;
	weightsSha256: string;
	/** Results on left-out writers, as measured in training. */
	outOfFold: { figures: Figure[]; choices: Choices; gate: Omit<Gate, "passes" | "reasons"> };
};

/** Reads the trained reader. Throws when it doesn't exist, or its two files don't belong together. */
export async function readReader(): Promise<Reader & { head: HeadFile }> {
	const head = JSON.parse(await readFile(HEAD, "utf8")) as HeadFile;
	const weights = new Uint8Array(await readFile(WEIGHTS));
	if (sha256(weights) !== head.weightsSha256) {
		throw new Error(`${WEIGHTS} and ${HEAD} are of different trainings. Run "npm run reader:train".`);
	}
	return { head, weights };
}

/** Writes a freshly trained reader. */
export async function writeReader(
	{ head, weights }: Reader,
	about: Pick<HeadFile, "dataSha256" | "outOfFold">,
): Promise<void> {
	await writeFile(WEIGHTS, weights);
	const { dataSha256, outOfFold } = about;
	await writeHead({ passes: false, dataSha256, weightsSha256: sha256(weights), ...head, outOfFold });
}

/** Writes `head.json`, as biome formats it. */
export async function writeHead(head: HeadFile): Promise<void> {
	await writeFile(HEAD, `${JSON.stringify(head, null, "\t")}\n`);
}

function sha256(bytes: Uint8Array): string {
	return createHash("sha256").update(bytes).digest("hex");
}
