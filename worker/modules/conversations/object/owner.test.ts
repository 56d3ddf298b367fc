import { expect, it } from "vitest";
import { openChat } from "../../../test/chat/conversation.ts";
import { deps, makeUser } from "../../../test/people/factories.ts";
import { assertOwned } from "../conversations.service.ts";

// The object asks the same once more; a route that never reaches it has this alone.
it("a conversation is there for its owner and for nobody else", async () => {
	const { user, conversationId } = await openChat();
	await expect(assertOwned(deps, user.id, conversationId)).resolves.toBeUndefined();
	const other = await makeUser();
	await expect(assertOwned(deps, other.id, conversationId)).rejects.toMatchObject({ code: "not_found" });
	await expect(assertOwned(deps, other.id, "tmp_none")).rejects.toMatchObject({ code: "not_found" });
	await expect(assertOwned(deps, user.id, "cnv_none")).rejects.toMatchObject({ code: "not_found" });
});
