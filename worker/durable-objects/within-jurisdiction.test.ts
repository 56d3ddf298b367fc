import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import { getConversationStub } from "./get-conversation.ts";
import { getPersonStub } from "./get-person.ts";

/** A namespace as the platform has it: the local runtime knows no jurisdictions. */
function namespace(named: string[], where = "anywhere"): unknown {
	return {
		jurisdiction: (other: string) => namespace(named, other),
		getByName: (name: string) => named.push(`${name} in ${where}`),
	};
}

test("objects live where the deploy says, and elsewhere where it says nothing", () => {
	const named: string[] = [];
	const there = { ...env, CONVERSATIONS: namespace(named), PEOPLE: namespace(named) } as typeof env;
	getConversationStub({ ...there, JURISDICTION: "eu" }, "cnv_1");
	getPersonStub({ ...there, JURISDICTION: "eu" }, "usr_1");
	getPersonStub(there, "usr_2");
	expect(named).toEqual(["cnv_1 in eu", "usr_1 in eu", "usr_2 in anywhere"]);
});
