import { expect, test } from "vitest";
import { down, refusal } from "#web/test/answers.ts";
import { fakeApi } from "#web/test/fake-api.ts";
import { scheduleNotifications } from "./schedule-notifications.ts";

// spec: 8.33
test("an answer without words of its own fails with the call's own error, and keeps the cause", async () => {
	fakeApi({ "POST /api/notifications/schedule/:userId": down(502) });
	await expect(scheduleNotifications("usr_1")).rejects.toMatchObject({
		message: "Failed to schedule notifications",
		cause: { status: 502 },
	});
});

test("what the server says is kept for the person", async () => {
	const message = "Too many requests. Wait a minute.";
	fakeApi({
		"POST /api/notifications/schedule/:userId": refusal("rate_limited", message),
	});
	await expect(scheduleNotifications("usr_1")).rejects.toMatchObject({ serverMessage: message });
});
