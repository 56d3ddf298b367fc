/** The name of the cookie that holds a session's key. */
export const SESSION_COOKIE = "attune_session";
