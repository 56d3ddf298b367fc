import type { DeletionReceipt } from "#shared/schemas/account.ts";
import { request } from "#web/lib/api/api.ts";

export function deleteAccount(userId: string, password: string): Promise<DeletionReceipt> {
	return request("DELETE /api/users/:userId", { params: { userId }, body: { password } });
}
