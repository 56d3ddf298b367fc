/** What says above the box that the account is paused; the box is described by it. */
export const PAUSED_ID = "account-paused";
