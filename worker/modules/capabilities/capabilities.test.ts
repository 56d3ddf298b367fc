import { expect, it } from "vitest";
import { signedIn } from "../../test/factories.ts";

it("says that the built-in coach answers when nothing is configured", async () => {
	const { client } = await signedIn();
	expect(await (await client.get("/api/capabilities")).json()).toEqual({
		chat: { deep: ["builtin"], practical: ["builtin"] },
	});
});
