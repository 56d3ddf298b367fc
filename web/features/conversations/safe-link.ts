const ALLOWED = new Set(["http", "https", "irc", "ircs", "mailto", "xmpp"]);

/** A link as it may be followed: the allowed schemes and relative ones; anything else becomes an empty string. */
export function safeLink(url: string): string {
	// Browsers drop tabs, line breaks and leading control characters before they look for the scheme.
	// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is being taken out
	const plain = url.replace(/[\u0000-\u0020\u007f-\u00a0]/g, "");
	const scheme = /^([^/?#:]*):/.exec(plain)?.[1];
	return scheme === undefined || ALLOWED.has(scheme.toLowerCase()) ? url : "";
}
