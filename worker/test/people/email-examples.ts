/** The needs of somebody whose lowest is love, as an e-mail draws them. */
export const RATINGS = { physiological: 4, safety: 3, love: 2, esteem: 4, actualization: 5 };

/** Where an e-mail leads beside its action. */
export const waysAt = (appUrl: string) => ({
	unsubscribeUrl: `${appUrl}/u/a-token`,
	settingsUrl: `${appUrl}/notifications?from=note`,
});
