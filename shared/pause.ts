/** When the person made each statement, or null: as in the database or on the wire. */
type Stated = {
	adultConfirmedAt: Date | string | null;
	healthConsentAt: Date | string | null;
	healthConsentTakenBackAt: Date | string | null;
	minorSince: Date | string | null;
};

/** Why an account is paused: its owner told us that they're under 18, or withdrew the consent for health data. */
export type Pause = "minor" | "taken_back";

export function pauseOf({ minorSince, healthConsentTakenBackAt }: Stated): Pause | null {
	if (minorSince) {
		return "minor";
	}
	return healthConsentTakenBackAt ? "taken_back" : null;
}

/** Whether they still have to say that they're an adult, or that their health data may be kept: the app asks before anything else. */
export function isUnasked(user: Stated): boolean {
	return pauseOf(user) === null && !(user.adultConfirmedAt && user.healthConsentAt);
}

/** Returns whether Attune may use what they tell us beyond replying: learn, count, notify them, or ask a company. */
export function isActive(user: Stated): boolean {
	return pauseOf(user) === null && !isUnasked(user);
}
