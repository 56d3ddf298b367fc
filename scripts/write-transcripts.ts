import { readFile, writeFile } from "node:fs/promises";
import { CHAT_MODE_LABELS } from "#shared/modes.ts";
import { STYLE_PRESETS } from "#shared/styles.ts";
import { composeReply } from "#worker/models/builtin/compose-reply.ts";
import type { ChatTurn } from "#worker/models/text-model.ts";
import { UNKNOWN_PERSON } from "#worker/models/unknown-person.ts";
import { main } from "./lib/main.ts";
import { TALKERS } from "./transcripts/people.ts";

const FILE = "docs/transcripts.md";

/** As many turns as a conversation shows its coach. */
const WINDOW = 64;

/** `npm run transcripts`: plays three talks with the built-in coach. With `--check` it only says whether they changed. */
await main(async () => {
	const text = transcripts();
	if (!process.argv.includes("--check")) {
		await writeFile(FILE, text);
		process.stdout.write(`${FILE} is written.\n`);
	} else if ((await readFile(FILE, "utf8")) !== text) {
		throw new Error(
			`${FILE} is not what the coach says now. Run "npm run transcripts" and read what changed.`,
		);
	}
});

function transcripts(): string {
	const lines = [
		"# Three talks with the built-in coach",
		"",
		"Written by `npm run transcripts`, to be read and judged. The people are made up; the replies are what the coach says.",
	];
	for (const talker of TALKERS) {
		lines.push(
			"",
			`## ${talker.who}`,
			"",
			`${CHAT_MODE_LABELS[talker.mode]}, ${STYLE_PRESETS[talker.style].label}.`,
		);
		const turns: ChatTurn[] = [];
		for (const message of talker.says) {
			turns.push({ role: "user", content: message });
			const reply = composeReply({
				person: { ...UNKNOWN_PERSON, ...talker.facts },
				mode: talker.mode,
				style: talker.style,
				coach: "builtin",
				summary: "",
				agreed: [],
				risk: "none",
				turns: turns.slice(-WINDOW),
				written: "",
			});
			turns.push({ role: "assistant", content: reply });
			lines.push("", `**${talker.facts.firstName}:** ${message}`, "", `> ${reply.replaceAll("\n", "\n> ")}`);
		}
	}
	return `${lines.join("\n").replaceAll("\n> \n", "\n>\n")}\n`;
}
