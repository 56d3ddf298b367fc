import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startRuntime } from "../../tools/dev/local-runtime.ts";

const CONFIG = "bench/bare-worker/wrangler.toml";

/** The bare Worker (`bench/bare-worker`), in the local runtime that the product is served by as well. */
export class BareServer {
	readonly origin: string;
	private readonly port: number;
	private runtime: Awaited<ReturnType<typeof startRuntime>> | undefined;
	private state = "";

	constructor(port: number) {
		this.port = port;
		this.origin = `http://localhost:${port}`;
	}

	/** Starts it on a copy of a state folder, with the model at this address. */
	async start(state: string, modelUrl: string): Promise<void> {
		this.state = await mkdtemp(join(tmpdir(), "attune-bare-"));
		await cp(state, this.state, { recursive: true });
		const vars = { MODEL: modelUrl };
		this.runtime = await startRuntime({ config: CONFIG, port: this.port, state: this.state, vars });
	}

	/** Ends it and everything it started. */
	async kill(): Promise<void> {
		await this.runtime?.dispose();
		this.runtime = undefined;
		await rm(this.state, { recursive: true, force: true });
	}
}
