import { expect, test } from "vitest";
import { readOperator } from "./operator.ts";

test("an operator has a name and an address, or there is none", () => {
	const both = { OPERATOR_NAME: " Attune Ltd ", OPERATOR_EMAIL: "hello@attune.example" };
	expect(readOperator(both)).toEqual({ name: "Attune Ltd", email: "hello@attune.example" });
	expect(readOperator({ ...both, OPERATOR_EMAIL: "" })).toBeNull();
	expect(readOperator({})).toBeNull();
	expect(() => readOperator({ ...both, OPERATOR_EMAIL: "not an address" })).toThrow(/OPERATOR_EMAIL/);
});
