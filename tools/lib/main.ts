/** Runs a script and tells a failure in one line, as its last word. */
export async function main(script: () => Promise<void>): Promise<void> {
	try {
		await script();
	} catch (error) {
		process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
		process.exitCode = 1;
	}
}
