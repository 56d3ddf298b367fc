import { chromium } from "@playwright/test";
const base = process.argv[2], out = process.argv[3] ?? "/tmp/shots"; 
import { mkdirSync } from "node:fs"; mkdirSync(out, { recursive: true });
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
for (const [w, h, scheme] of [[375, 812, "light"], [1440, 900, "light"], [1440, 900, "dark"], [375, 812, "dark"]]) {
	const n = Math.floor(Math.random() * 60000);
	const c = await b.newContext({ baseURL: base, viewport: { width: w, height: h }, colorScheme: scheme, timezoneId: "Europe/Amsterdam", extraHTTPHeaders: { "cf-connecting-ip": `10.8.${n >> 8}.${n & 255}` } });
	const p = await c.newPage();
	const s = `${w}-${scheme}`;
	const shot = async (name) => { await p.waitForTimeout(700); await p.screenshot({ path: `${out}/${name}-${s}.png` }); };
	try {
	const u = `s${Date.now().toString(36)}${n}`;
	const r = await p.request.post("/api/auth/signup", { data: { firstName: "Ana", username: u, email: `${u}@example.org`, password: "a quiet room" } });
	const { id } = await r.json();
	await p.request.patch(`/api/users/${id}`, { data: { onboardingCompleted: true, primaryGoal: "wellness" } });
	await p.goto("/dashboard");
	const box = p.getByRole("textbox").last();
	await box.waitFor();
	await box.fill("My manager keeps moving my deadlines and I've stopped sleeping properly");
	await box.press("Enter");
	await p.waitForTimeout(2500);
	await shot("1-chips");
	await box.fill("give me a breathing exercise"); await box.press("Enter"); await p.waitForTimeout(2500); await shot("2-run-breathe");
	await box.fill("say the hard thing"); await box.press("Enter"); await p.waitForTimeout(2500); await shot("3-run-write");
	await p.goto("/exercises"); await p.waitForTimeout(1500); await shot("4-library");
	await p.goto("/exercises/untangle-a-worry"); await p.waitForTimeout(1500); await shot("5-about");
	const start = p.getByRole("button", { name: /start/i }).first(); if (await start.count()) { await start.click(); await p.waitForTimeout(1500); await shot("6-fullrun"); }
	await p.goto("/kept"); await p.waitForTimeout(1500); await shot("7-kept");
	} catch (e) { console.log(s, String(e).slice(0, 300)); await shot("err"); }
	await c.close();
}
await b.close();
