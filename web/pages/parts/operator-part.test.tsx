import { expect, test } from "vitest";
import { renderPage } from "../render.tsx";

const PAGES = ["privacy", "terms", "safety", "health-data"] as const;

// spec: P.81
test.each(PAGES)("/%s says who runs this copy and where to write", (page) => {
	const html = renderPage(page, null, { name: "Attune Ltd", email: "hello@attune.example" });
	expect(html).toContain("Attune Ltd runs this copy of Attune.");
	expect(html).toContain('href="mailto:hello@attune.example"');
});

// spec: P.81
test.each(PAGES)("/%s says where nobody is named", (page) => {
	const html = renderPage(page, null, null);
	expect(html).toContain("This copy of Attune doesn&#x27;t name its operator yet.");
	expect(html).not.toContain("mailto:");
});

test("the terms and privacy say from when they are, and what changed", () => {
	for (const page of ["terms", "privacy"] as const) {
		expect(renderPage(page, null, null)).toMatch(/Last updated <time dateTime="\d{4}-\d\d-\d\d">/);
	}
});
