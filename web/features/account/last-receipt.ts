import type { DeletionReceipt } from "#shared/schemas/account.ts";

let receipt: DeletionReceipt | null = null;

/** Keeps the receipt for the next page, in memory only: its account is gone. */
export function noteReceipt(given: DeletionReceipt): void {
	receipt = given;
}

export function lastReceipt(): DeletionReceipt | null {
	return receipt;
}
