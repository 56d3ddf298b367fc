import { expect, test } from "vitest";
import { safeLink } from "./safe-link.ts";

// spec: 5.28, 5.29
test.each([
	"http://a.example",
	"https://a.example/x?y#z",
	"HTTPS://a.example",
	"irc://chat.example/room",
	"ircs://chat.example/room",
	"mailto:a@example.org",
	"xmpp:a@example.org",
	"/profile",
	"../up",
	"#part",
	"?q=a:b",
	"page",
	"/a:b",
])("%s may be followed", (url) => {
	expect(safeLink(url)).toBe(url);
});

// spec: 5.30
test.each([
	"javascript:alert(1)",
	"JaVaScRiPt:alert(1)",
	" javascript:alert(1)",
	"java\nscript:alert(1)",
	"\u0001javascript:alert(1)",
	"data:text/html,x",
	"vbscript:x",
	"file:///etc/passwd",
	"ftp://a.example",
	"tel:123",
	":nothing",
])("%j is blanked", (url) => {
	expect(safeLink(url)).toBe("");
});
