import { expect, test } from "./people.ts";

test("every file of the build is kept for ever by browsers and carries its own policy", async ({
	page,
	request,
}) => {
	const files: string[] = [];
	page.on("response", (response) => {
		const { pathname } = new URL(response.url());
		if (pathname.startsWith("/assets/")) {
			files.push(pathname);
		}
	});
	await page.goto("/signin");
	await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
	expect(files.length).toBeGreaterThan(3);
	for (const file of files) {
		const headers = (await request.get(file)).headers();
		expect(headers["cache-control"], file).toContain("immutable");
		expect(headers["content-security-policy"], file).toContain("default-src 'none'");
		expect(headers["x-content-type-options"], file).toBe("nosniff");
	}
});

test("a file that is not there answers 404 and no page", async ({ request }) => {
	const answer = await request.get("/assets/gone-12345678.js");
	expect(answer.status()).toBe(404);
	expect(await answer.text()).not.toContain("<html");
	expect(answer.headers()["cache-control"]).toBe("no-store");
});

test("the page says what it needs when scripts are off", async ({ request }) => {
	const html = await (await request.get("/signin")).text();
	expect(html).toMatch(
		/<noscript>\s*Attune needs JavaScript to talk with you\.[\s\S]*<a href="\/help">Get help now<\/a>/,
	);
});

test("pictures of e-mails are shown by any mail program, and nothing of them runs", async ({ request }) => {
	for (const file of ["/mail/mark.png", "/mail/scene.png"]) {
		const answer = await request.get(file);
		expect(answer.status(), file).toBe(200);
		expect(answer.headers()).toMatchObject({
			"content-type": "image/png",
			"content-security-policy": "default-src 'none'; frame-ancestors 'none'",
			"cross-origin-resource-policy": "cross-origin",
			"x-content-type-options": "nosniff",
		});
		expect((await answer.body()).length, file).toBeLessThan(60_000);
	}
});
