import type { APIRequestContext, Page } from "@playwright/test";
import { expectAccessible } from "../helpers/accessible.ts";
import { mailsTo, SIMULATOR, textOf } from "../helpers/mail.ts";
import { expect, test } from "../helpers/people.ts";

/** A clock of the test's own: what is planned for a person becomes due now, and is given back when it was planned for. */
async function becomeDue(request: APIRequestContext, userId: string): Promise<Date> {
	const database = `${SIMULATOR}/d1/database/00000000-0000-0000-0000-000000000000/raw`;
	const query = async (sql: string) => {
		const answer = await request.post(database, { data: { sql, params: [] } });
		return (await answer.json()) as { result: { results: { rows: number[][] } }[] };
	};
	const next = `SELECT id FROM notifications WHERE user_id = '${userId}' AND state = 'planned' ORDER BY scheduled_for LIMIT 1`;
	const planned = await query(`SELECT scheduled_for FROM notifications WHERE id = (${next})`);
	await query(`UPDATE notifications SET scheduled_for = ${Date.now() - 1_000} WHERE id = (${next})`);
	return new Date(planned.result[0]?.results.rows[0]?.[0] ?? Number.NaN);
}

async function enable(page: Page) {
	await page.goto("/notifications");
	await page.getByLabel("How often").selectOption("daily");
	await page.getByRole("button", { name: "Enable Adaptive Notifications" }).click();
}

// spec: 2.14, 2.72
test("setting up says how it went and leads to the dashboard, where the bell knows of notes", async ({
	page,
	person,
}) => {
	await enable(page);
	await expect(page.getByText("Adaptive Notifications Enabled", { exact: true }).first()).toBeVisible();
	await expect(page).toHaveURL(/\/dashboard$/);
	expect(await mailsTo(page.request, person.email)).toHaveLength(1);
	await page.getByRole("button", { name: "Notifications", exact: true }).click();
	await expect(page.getByText("No notifications in the last 7 days.")).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("link", { name: "Choose when" }).click();
	await expect(page).toHaveURL(/\/settings\/notifications$/);
	await expect(page.getByText(/^We'll send notifications at 9:00 AM until/)).toBeVisible();
	// By the server's clock: in the three hours before nine it says that it may be left out.
	await expect(page.getByText(/^Your next notification is (?:on|scheduled for) /)).toBeVisible();
	await expectAccessible(page);
	await page.setViewportSize({ width: 320, height: 640 });
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

// spec: A.32, A.34
test("by the link of the test email the address is confirmed, and what is due comes once, with its headers, at its hour", async ({
	page,
	person,
	browser,
	baseURL,
}) => {
	const { request } = page;
	// Without a page: who is here is not written to.
	await request.patch(`/api/users/${person.id}`, { data: { timeZone: "Asia/Kathmandu" } });
	await request.patch("/api/auth/notifications", {
		data: { textNotificationsEnabled: true, notificationPreferences: { reminderFrequency: "daily" } },
	});
	await request.post(`/api/notifications/schedule/${person.id}`);
	await request.post(`/api/notifications/test-email/${person.id}`);
	const [testMail] = await mailsTo(request, person.email);
	if (!testMail) {
		throw new Error("No test email was sent.");
	}
	const [link = ""] = /http\S+\/confirm#\S+/.exec(await textOf(request, testMail)) ?? [];

	// On another device, where nobody is signed in.
	const elsewhere = await browser.newContext(baseURL ? { baseURL } : {});
	const confirmation = await elsewhere.newPage();
	await confirmation.goto(`/confirm${new URL(link).hash}`);
	await confirmation.getByRole("button", { name: "Yes, it's mine" }).press("Enter");
	await expect(confirmation.getByText("Address confirmed")).toBeVisible();
	expect(new URL(confirmation.url()).hash).toBe("");

	const planned = await becomeDue(request, person.id);
	const clock = { timeZone: "Asia/Kathmandu", hour: "2-digit", minute: "2-digit" } as const;
	expect(planned.toLocaleTimeString("en-GB", clock)).toBe("09:00");
	await Promise.all([0, 1].map(() => request.get("/cdn-cgi/local/scheduled")));
	await expect.poll(async () => (await mailsTo(request, person.email)).length, { timeout: 20_000 }).toBe(2);
	await request.get("/cdn-cgi/local/scheduled");

	const notes = async () => {
		const answer = await request.get(`/api/notifications/${person.id}`);
		return (await answer.json()) as { title: string; channel: string; type: string }[];
	};
	await expect.poll(async () => (await notes()).length).toBe(1);
	const [mail] = (await mailsTo(request, person.email)).filter(({ subject }) => subject !== testMail.subject);
	expect(await notes()).toMatchObject([{ title: mail?.subject, channel: "email", type: "encouragement" }]);
	expect(mail?.headers).toEqual({
		"Auto-Submitted": "auto-generated",
		"List-Unsubscribe": expect.stringMatching(/^<http\S+\/u\/[\w-]{43}>$/),
		"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
	});
	expect(await mailsTo(request, person.email)).toHaveLength(2);

	const unsubscribe = mail?.headers["List-Unsubscribe"]?.slice(1, -1) ?? "";
	await confirmation.goto(new URL(unsubscribe).pathname);
	await expectAccessible(confirmation);
	await confirmation.getByRole("button", { name: "Turn off" }).click();
	await expect(confirmation.getByText("Notifications are off")).toBeVisible();
	const me = (await (await request.get("/api/auth/me")).json()) as { textNotificationsEnabled: boolean };
	expect(me.textNotificationsEnabled).toBe(false);
	await elsewhere.close();
});
