import type { ExportFormat } from "#shared/schemas/account.ts";
import { requestBlob } from "#web/lib/api/api.ts";

/** Fetches all that the person owns and hands it to the browser as a file. */
export async function exportAccount(userId: string, format: ExportFormat): Promise<void> {
	const blob = await requestBlob("GET /api/users/:userId/export", { params: { userId }, query: { format } });
	const url = URL.createObjectURL(blob);
	const link = document.createElement("a");
	link.href = url;
	link.download = `attune-${new Date().toISOString().slice(0, 10)}.${format}`;
	link.click();
	// By then the browser has started the download.
	setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
