import { expect, it } from "vitest";
import { signedIn, stranger } from "../test/people/factories.ts";
import type { TestClient } from "../test/people/test-client.ts";
import { readError } from "../test/requests/read-error.ts";

async function refusal(client: TestClient, body: unknown, path = "/api/ai/chat"): Promise<string> {
	const answer = path.startsWith("/api/users")
		? await client.request("PATCH", path, {
				body: JSON.stringify(body),
				headers: { "content-type": "application/json" },
			})
		: await client.post(path, body);
	expect(answer.status).toBe(400);
	return (await readError(answer)).message;
}

it("says in plain words which field is wrong and how to write it", async () => {
	const { user, client } = await signedIn();
	const message = { message: "Hello", userId: user.id };
	expect(await refusal(client, { ...message, simpleMode: "yes" })).toBe("simpleMode must be true or false.");
	expect(await refusal(client, { message: "Hello" })).toBe("userId is missing.");
	expect(await refusal(client, [])).toBe("The request must be an object.");
	const own = `/api/users/${user.id}`;
	expect(await refusal(client, { password: "x", id: "y" }, own)).toBe("Unknown fields: password, id.");
	expect(await refusal(client, { coachChoice: "human" }, own)).toBe(
		"coachChoice must be one of: auto, builtin.",
	);
	expect(await refusal(client, { userId: user.id, date: "soon" }, "/api/assessments")).toMatch(/^date /);
});

it.each([
	["username", "Username must be at least 3 characters"],
	["email", "Invalid email address"],
	["password", "Password must be at least 8 characters"],
])(
	"says the specification's own sentence for a %s that is missing or empty at sign-up",
	async (field, text) => {
		const whole = { username: "robin", email: "robin@example.org", password: "a long evening walk" };
		for (const value of [undefined, null, ""]) {
			expect(await refusal(stranger(), { ...whole, [field]: value }, "/api/auth/signup")).toBe(text);
		}
		expect(await refusal(stranger(), { ...whole, [field]: 7 }, "/api/auth/signup")).toBe(
			`${field} must be text.`,
		);
	},
);

it.each([
	["signin", "email", "Invalid email address"],
	["signin", "password", "Password is required"],
	["password/forgot", "email", "Invalid email address"],
	["password/reset", "newPassword", "Password must be at least 8 characters"],
	["password", "currentPassword", "Password is required"],
	["password", "newPassword", "Password must be at least 8 characters"],
	["email", "newEmail", "Invalid email address"],
	["email", "password", "Password is required"],
])("says it for what is missing or empty at %s: %s", async (path, field, text) => {
	const { client } = await signedIn();
	const whole = {
		email: "robin@example.org",
		newEmail: "robin@example.org",
		password: "a long evening walk",
		currentPassword: "a long evening walk",
		newPassword: "another evening walk",
		token: "x",
	};
	for (const value of [undefined, null, ""]) {
		expect(await refusal(client, { ...whole, [field]: value }, `/api/auth/${path}`)).toBe(text);
	}
});

it("says it for a goal that is empty, and for a name that is", async () => {
	const { user, client } = await signedIn();
	const own = `/api/users/${user.id}`;
	expect(await refusal(client, { primaryGoal: "" }, own)).toBe("Please select your goal");
	expect(await refusal(client, { primaryGoal: null }, own)).toBe("Please select your goal");
	expect(await refusal(client, { primaryGoal: "fame" }, own)).toMatch(/^Choose wellness, /);
	expect(await refusal(client, { username: "" }, own)).toBe("Username must be at least 3 characters");
});

it("answers 404 to what is not there, and 405 with what may be used to what is", async () => {
	const { client } = await signedIn();
	const answer = (method: string, path: string) => client.request(method, path);
	for (const method of ["GET", "POST", "DELETE"]) {
		expect((await answer(method, "/api/nope")).status).toBe(404);
	}
	for (const [method, path, allowed] of [
		["GET", "/api/ai/chat", "POST"],
		["DELETE", "/api/ai/chat", "POST"],
		["GET", "/api/auth/signin", "POST"],
		["DELETE", "/api/auth/me", "GET, HEAD"],
	] as const) {
		const refused = await answer(method, path);
		expect(refused.status).toBe(405);
		expect(refused.headers.get("allow")).toBe(allowed);
	}
});
