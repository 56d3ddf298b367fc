import { screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import type { AdaptiveTiming, Notification } from "#shared/schemas/notifications.ts";
import type { User } from "#shared/schemas/users.ts";
import { NotificationSettings } from "#web/features/notifications/components/notification-settings.tsx";
import { NotificationsPage } from "#web/features/notifications/notifications-page.tsx";
import { fakeApi, makeUser } from "./fake-api.ts";
import { renderAt } from "./render.tsx";

/** The timing of a person who is usually here in the evenings. */
export const TIMING: AdaptiveTiming = {
	hour: 19,
	time: "19:00",
	hourReason: "learned",
	histogram: Array.from({ length: 24 }, (_, hour) => (hour === 19 ? 4 : 0)),
	confidence: 0.7,
	timeZone: "UTC",
	pinned: false,
	nextSendAt: "2099-11-23T19:00:00.000Z",
	isPaused: false,
	email: "unconfirmed",
};

export const noteOf = (id: string, changes: Partial<Notification> = {}): Notification => ({
	id,
	userId: "usr_1",
	title: `Title of ${id}`,
	message: `Words of ${id}`,
	type: "encouragement",
	scheduledFor: "2026-11-21T19:00:00.000Z",
	sent: true,
	channel: "app",
	personalizedMessage: null,
	read: false,
	createdAt: "2026-11-20T19:00:00.000Z",
	...changes,
});

export const PATCH = "PATCH /api/auth/notifications";
export const SCHEDULE = "POST /api/notifications/schedule/usr_1";
export const TEST_EMAIL = "POST /api/notifications/test-email/usr_1";
export const ADAPTIVE = "GET /api/notifications/adaptive/usr_1";
export const ENABLED = makeUser({ textNotificationsEnabled: true });

type Answers = Parameters<typeof fakeApi>[0];

/** The setup, and what it asked the API for. */
export function openSetup(user: User, answers: Answers = {}) {
	return open("/notifications", <NotificationsPage user={user} />, user, answers);
}

/** The settings of notifications, and what they asked the API for. */
export function openNotifications(user: User, answers: Answers = {}) {
	return open("/settings/notifications", <NotificationSettings user={user} />, user, answers);
}

function open(path: string, page: ReactNode, user: User, answers: Answers) {
	const requests = fakeApi({
		"GET /api/auth/me": { body: user },
		"PATCH /api/auth/notifications": { body: { ...user, textNotificationsEnabled: true } },
		"POST /api/notifications/schedule/:userId": { body: { count: 7 } },
		"POST /api/notifications/test-email/:userId": { body: { ok: true, provider: "cloudflare" } },
		"GET /api/notifications/adaptive/:userId": { body: TIMING },
		"GET /api/notifications/:userId": { body: [] },
		...answers,
	});
	return { requests, history: renderAt(path, page) };
}

/** What was asked of the API, other than to look. */
export const changes = (requests: { key: string; body: unknown }[]) =>
	requests.filter(({ key }) => !key.startsWith("GET")).map(({ key, body }) => [key, body]);

/** Queries within toasts. */
export const toast = () => within(screen.getByRole("region", { name: /^Notifications \(/ }));
