import type { DeletionReceipt } from "#shared/schemas/account.ts";
import { request } from "#web/lib/api/api.ts";
import { endSession } from "#web/lib/storage/session-end.ts";

export function deleteAccount(userId: string, password: string): Promise<DeletionReceipt> {
	return endSession(() => request("DELETE /api/users/:userId", { params: { userId }, body: { password } }));
}
