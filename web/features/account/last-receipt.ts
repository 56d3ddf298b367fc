import type { DeletionReceipt } from "#shared/schemas/account.ts";

let receipt: DeletionReceipt | null = null;

/** Kept for the page that comes next, and for no longer than this visit: there is nobody any more to keep it for. */
export function noteReceipt(given: DeletionReceipt): void {
	receipt = given;
}

export function lastReceipt(): DeletionReceipt | null {
	return receipt;
}
