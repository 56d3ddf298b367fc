import type { User } from "#shared/schemas/users.ts";
import type { UserRow } from "./tables/users.table.ts";

/** A person as the wire knows them: no password, no internal columns, times as ISO 8601. */
export function toUser(row: UserRow): User {
	const {
		password,
		usernameKey,
		emailConfirmedAt,
		emailBouncedAt,
		emailUnsubscribedAt,
		deletingAt,
		...shown
	} = row;
	return {
		...shown,
		emailConfirmed: emailConfirmedAt !== null,
		adultConfirmedAt: row.adultConfirmedAt?.toISOString() ?? null,
		healthConsentAt: row.healthConsentAt?.toISOString() ?? null,
		healthConsentTakenBackAt: row.healthConsentTakenBackAt?.toISOString() ?? null,
		minorSince: row.minorSince?.toISOString() ?? null,
		lastMoodUpdate: row.lastMoodUpdate?.toISOString() ?? null,
		backgroundImageGeneratedAt: row.backgroundImageGeneratedAt?.toISOString() ?? null,
		createdAt: row.createdAt.toISOString(),
	};
}
