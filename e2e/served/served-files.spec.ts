import { expect, test } from "../helpers/people.ts";
import { newScene } from "../helpers/scene.ts";

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

test("pictures of emails are shown by any mail program, and nothing of them runs", async ({ request }) => {
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

test("a page one comes in by names what it needs at once, and nothing is asked for twice", async ({
	page,
	person,
}) => {
	const asked: string[] = [];
	page.on("request", (request) => asked.push(new URL(request.url()).pathname));
	await page.goto("/");
	await expect(page.getByLabel("Message", { exact: true })).toBeVisible();
	const who = await page.evaluate(async () => (await (await fetch("/api/auth/me")).json()) as { id: string });
	expect(who.id).toBe(person.id);
	await page.waitForLoadState("networkidle");
	const twice = asked.filter((path, index) => asked.indexOf(path) !== index);
	// Once by the app, and once by this test.
	expect(twice.filter((path) => path === "/api/auth/me")).toHaveLength(1);
	expect(twice.filter((path) => path.startsWith("/assets/"))).toEqual([]);
});

test("a visitor's page asks for one picture and not who is here", async ({ page }) => {
	const asked: string[] = [];
	page.on("request", (request) => asked.push(new URL(request.url()).pathname));
	await page.goto("/signin");
	await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
	await page.waitForLoadState("networkidle");
	expect(asked.filter((path) => path.includes("/dusk-"))).toHaveLength(1);
	expect(asked).not.toContain("/api/auth/me");
});

test("an SVG that got in runs no script, opened by itself", async ({ page, context, person }) => {
	const url = await newScene(page, person.id);
	const { "content-encoding": _, "content-length": __, ...headers } = (await page.request.get(url)).headers();
	const evil = `<svg xmlns="http://www.w3.org/2000/svg" onload="document.title='ran'"><script>document.title="ran"</script><title>quiet</title></svg>`;
	// On a page of its own: what is refused there is what is wanted, and no error.
	const opened = await context.newPage();
	await opened.route(`**${url}`, (route) => route.fulfill({ status: 200, headers, body: evil }));
	const refused: string[] = [];
	opened.on("console", (message) => refused.push(message.text()));
	await opened.goto(url);
	expect(await opened.title()).toBe("quiet");
	expect(refused.join()).toContain("Content Security Policy");
});
