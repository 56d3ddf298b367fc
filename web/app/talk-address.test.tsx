import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { down, makeConversation } from "#web/test/answers.ts";
import { fakeApi, makeUser } from "#web/test/fake-api.ts";
import { fakeSockets } from "#web/test/fake-socket.ts";
import { makeMessage } from "#web/test/messages.ts";
import { renderAt } from "#web/test/render.tsx";
import { Routes } from "./routes.tsx";

const ME = { "GET /api/auth/me": { body: makeUser() } };

function loaded(id: string, isActive: boolean, content: string) {
	return {
		body: {
			conversation: makeConversation({ id, isActive }),
			messages: [makeMessage(`m_${id}`, { content })],
		},
	};
}

beforeEach(() => {
	fakeSockets();
});

// spec: P.63
test("the address of a chat shows that one, whichever the person is in", async () => {
	const requests = fakeApi({
		...ME,
		"GET /api/chat/conversation/:userId": loaded("cnv_1", true, "Here we are."),
		"GET /api/chat/conversation/usr_1?id=cnv_2&t=": loaded("cnv_2", true, "There we were."),
	});
	renderAt("/c/cnv_2", <Routes />);
	expect(await screen.findByText("There we were.")).toBeDefined();
	expect(screen.queryByText("Here we are.")).toBeNull();
	expect(requests.some(({ key }) => key.startsWith("PATCH /api/chat"))).toBe(false);
});

test("one that the person is not in becomes the one they are in", async () => {
	const requests = fakeApi({
		...ME,
		"GET /api/chat/conversation/usr_1?id=cnv_2&t=": loaded("cnv_2", false, "There we were."),
		"PATCH /api/chat/conversations/:id": { body: makeConversation({ id: "cnv_2" }) },
	});
	renderAt("/c/cnv_2", <Routes />);
	await screen.findByText("There we were.");
	await waitFor(() =>
		expect(requests.find(({ key }) => key === "PATCH /api/chat/conversations/cnv_2")?.body).toEqual({
			isActive: true,
		}),
	);
});

test("the address of a chat that is not there, or somebody else's, is not found", async () => {
	fakeApi(ME);
	renderAt("/c/cnv_9", <Routes />);
	expect(await screen.findByRole("heading", { level: 1, name: "This chat isn't here" })).toBeDefined();
	expect(screen.getByRole("link", { name: "Back to chat" }).getAttribute("href")).toBe("/");
});

test("a chat that cannot be loaded offers another try", async () => {
	fakeApi({ ...ME, "GET /api/chat/conversation/usr_1?id=cnv_2": down() });
	renderAt("/c/cnv_2", <Routes />);
	expect(await screen.findByRole("button", { name: "Try again" })).toBeDefined();
});
