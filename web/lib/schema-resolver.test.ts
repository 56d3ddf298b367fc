import { expect, test } from "vitest";
import { schemaResolver } from "./schema-resolver.ts";

const FIELDS = {
	email: { name: "email", ref: { name: "email" } },
	password: { name: "password", ref: { name: "password" } },
};
const OPTIONS = { fields: FIELDS, shouldUseNativeValidation: false };

const loadSchema = async () => (await import("#shared/schemas/auth.ts")).signInSchema;

test("a form is refused in the words of the wire's schema", async () => {
	const result = await schemaResolver(loadSchema)({ email: "mira", password: "x" }, undefined, OPTIONS);
	expect(result.errors).toMatchObject({ email: { message: "Invalid email address" } });
});

test("what the schema lets through is passed on", async () => {
	const values = { email: "mira@example.org", password: "correct horse" };
	const result = await schemaResolver(loadSchema)(values, undefined, OPTIONS);
	expect(result).toMatchObject({ values, errors: {} });
});

test("a form whose check can't load is not sent, and its first field says what to do", async () => {
	const fail = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
	const values = { email: "mira@example.org", password: "correct horse" };
	const { errors } = await schemaResolver<typeof values, unknown>(fail)(values, undefined, OPTIONS);
	expect(errors).toMatchObject({ email: { message: expect.stringContaining("Check your connection") } });
	expect(errors).not.toHaveProperty("password");
});
