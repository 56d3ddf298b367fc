import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import { conversationOf } from "./get-conversation.ts";
import { personOf } from "./get-person.ts";

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
	conversationOf({ ...there, JURISDICTION: "eu" }, "cnv_1");
	personOf({ ...there, JURISDICTION: "eu" }, "usr_1");
	personOf(there, "usr_2");
	expect(named).toEqual(["cnv_1 in eu", "usr_1 in eu", "usr_2 in anywhere"]);
});
