import { Agent, get } from "node:http";

const CONNECTIONS = 16;

/** How many times a second an address is answered, by so many who ask again as soon as they have an answer. */
export async function requestsPerSecond(url: string, cookie: string, ms: number): Promise<number> {
	const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
	const until = performance.now() + ms;
	const begun = performance.now();
	let answered = 0;
	async function ask(): Promise<void> {
		while (performance.now() < until) {
			await once(url, cookie, agent);
			answered += 1;
		}
	}
	await Promise.all(Array.from({ length: CONNECTIONS }, ask));
	agent.destroy();
	return (answered * 1000) / (performance.now() - begun);
}

function once(url: string, cookie: string, agent: Agent): Promise<void> {
	return new Promise((resolve, reject) => {
		get(url, { agent, headers: { cookie } }, (answer) => {
			if (answer.statusCode !== 200) {
				reject(new Error(`${url} answered ${answer.statusCode}.`));
			}
			answer.resume().on("end", resolve);
		}).on("error", reject);
	});
}
