/**
 * The floor of the bench, in the same local runtime as the product: the least that a signed-in answer can be (one read of KV,
 * one query of D1, one line of log), and the least that a reply can be (the model's words, passed on).
 */
// biome-ignore lint/style/noDefaultExport: the form of a Worker
export default {
	async fetch(request, env) {
		const { pathname } = new URL(request.url);
		// biome-ignore lint/suspicious/noConsole: a line a request, as the product writes one
		console.log(JSON.stringify({ requestId: crypto.randomUUID(), method: request.method, status: 200 }));
		if (pathname !== "/me") {
			const { method, body } = request;
			return fetch(env.MODEL + pathname, method === "GET" ? { method } : { method, body });
		}
		const cookie = /attune_session=([^;]+)/.exec(request.headers.get("cookie") ?? "")?.[1] ?? "";
		const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(cookie));
		const sid = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
		const [, row] = await Promise.all([
			env.SESSIONS.get(sid, "json"),
			env.DB.prepare(
				"SELECT users.* FROM session JOIN users ON users.id = session.user_id WHERE session.sid = ?",
			)
				.bind(sid)
				.first(),
		]);
		return row ? Response.json(row) : new Response("Nobody", { status: 401 });
	},
};
