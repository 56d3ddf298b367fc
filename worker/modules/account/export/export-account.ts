import type { ExportFormat } from "#shared/schemas/account.ts";
import type { UserRow } from "../../../db/tables/users.table.ts";
import type { Deps } from "../../../deps.ts";
import { limitTries } from "../../auth/password/confirm-password.ts";
import { collect } from "./collect.ts";
import { writeHtml } from "./write-html.tsx";
import { writeJson } from "./write-json.ts";

const TYPES: Record<ExportFormat, string> = { json: "application/json", html: "text/html" };

/** All that the person owns as a download, written while it's sent. Throws `rate_limited`. */
export async function exportAccount(deps: Deps, user: UserRow, format: ExportFormat): Promise<Response> {
	await limitTries(deps, user.id, "export");
	const collected = await collect(deps, user);
	const pieces = format === "json" ? writeJson(collected) : writeHtml(collected);
	return new Response(streamOf(pieces), {
		headers: {
			"Content-Type": `${TYPES[format]}; charset=utf-8`,
			"Content-Disposition": `attachment; filename="attune-${collected.at.toISOString().slice(0, 10)}.${format}"`,
		},
	});
}

/** Streams one piece at a time. A failure aborts the download, so that half a file never looks whole. */
function streamOf(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
	const encoder = new TextEncoder();
	return new ReadableStream({
		async pull(controller) {
			const { done, value } = await pieces.next();
			if (done) {
				controller.close();
			} else {
				controller.enqueue(encoder.encode(value));
			}
		},
		async cancel() {
			await pieces.return(undefined);
		},
	});
}
