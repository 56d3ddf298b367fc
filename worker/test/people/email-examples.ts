/** Ratings with love as the lowest need, for emails. */
export const RATINGS = { physiological: 4, safety: 3, love: 2, esteem: 4, actualization: 5 };

/** An email's links beside its action. */
export const waysAt = (appUrl: string) => ({
	unsubscribeUrl: `${appUrl}/u/a-token`,
	settingsUrl: `${appUrl}/notifications?from=note`,
});
