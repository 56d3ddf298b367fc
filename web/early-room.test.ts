import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetPalette, setPalette } from "#web/features/scenes/set-palette.ts";
import { clearPersonal, writePersonal } from "#web/lib/storage/personal-storage.ts";
import { earlyScene, endEarlyScene } from "./lib/scene/early-scene.ts";
import { cachedUser, cacheUser } from "./lib/storage/cached-user.ts";
import { makeUser } from "./test/fake-api.ts";

const { dataset, style } = document.documentElement;

/** Runs it as the browser does, on the page of the chat or on another one. */
async function arrive(page?: string) {
	const script = document.createElement("script");
	if (page) {
		script.dataset.page = page;
	}
	vi.spyOn(document, "currentScript", "get").mockReturnValue(script);
	vi.resetModules();
	await import("./early-room.ts");
}

beforeEach(() => {
	cacheUser(makeUser({ theme: "dark" }));
	vi.stubGlobal("fetch", () => new Promise(() => {}));
});

afterEach(() => {
	clearPersonal();
	sessionStorage.clear();
	endEarlyScene();
	delete dataset.theme;
	style.removeProperty("--night-hue");
});

describe("before the app is there", () => {
	it("the scene that this browser kept stands behind the chat's frame, in the person's light", async () => {
		writePersonal("usr_1", "chat-background-image", '/api/scenes/a"b.webp');
		await arrive("chat");
		expect(earlyScene()).toBe('/api/scenes/a"b.webp');
		expect(dataset.behind).toBe("scene");
		expect(dataset.theme).toBe("dark");
		endEarlyScene();
		expect([earlyScene(), dataset.behind]).toEqual([null, undefined]);
	});

	it("the one that the account names stands there when none was kept", async () => {
		cacheUser(makeUser({ backgroundImageUrl: "/api/scenes/one.webp" }));
		await arrive("chat");
		expect(earlyScene()).toBe("/api/scenes/one.webp");
	});

	it("the room of a person whose session may still live is there", async () => {
		vi.useFakeTimers({ now: Date.now() + 29 * 24 * 60 * 60 * 1000 });
		writePersonal("usr_1", "chat-background-image", "/api/scenes/one.webp");
		await arrive("chat");
		expect(cachedUser()?.id).toBe("usr_1");
		vi.useRealTimers();
		expect([earlyScene(), dataset.theme]).toEqual(["/api/scenes/one.webp", "dark"]);
	});

	it("nothing of a person stands there whose session has run out unused", async () => {
		vi.useFakeTimers({ now: Date.now() + 31 * 24 * 60 * 60 * 1000 });
		writePersonal("usr_1", "chat-background-image", "/api/scenes/one.webp");
		await arrive("chat");
		expect(cachedUser()).toBeNull();
		vi.useRealTimers();
		expect([earlyScene(), dataset.behind, dataset.theme]).toEqual([null, undefined, undefined]);
	});

	it.each([
		["on another page", undefined, "/api/scenes/one.webp", null],
		["when they prefer the default background", "chat", "/api/scenes/one.webp", "true"],
		["from another site", "chat", "https://elsewhere.example/one.webp", null],
		["from another site by a short address", "chat", "//elsewhere.example/one.webp", null],
		["that the page had made itself and is gone", "chat", "blob:https://attune.test/1", null],
	])("there is no scene %s", async (_, page, url, isDefaultShown) => {
		writePersonal("usr_1", "chat-background-image", url);
		writePersonal("usr_1", "showVideoBackground", isDefaultShown);
		await arrive(page);
		expect([earlyScene(), dataset.behind]).toEqual([null, undefined]);
	});

	it("the hue of the nights is that of the last scene, on every page", async () => {
		setPalette("usr_1", { talk: [[12, 40, 44]], sky: [[12, 40, 44]] });
		const hue = style.getPropertyValue("--night-hue");
		expect(Number(hue)).toBeGreaterThan(0);
		forgetPalette();
		style.removeProperty("--night-hue");
		await arrive();
		expect(style.getPropertyValue("--night-hue")).toBe(hue);
	});

	it.each(["red", "1;color:red", "-3", ""])("a hue that is none (%o) is left where it is", async (hue) => {
		writePersonal("usr_1", "night-hue", hue);
		await arrive("chat");
		expect(style.getPropertyValue("--night-hue")).toBe("");
	});

	it("who is here and the talk of who was here last are asked for on the chat's page alone", async () => {
		const asked = vi.fn(() => new Promise<Response>(() => {}));
		vi.stubGlobal("fetch", asked);
		await arrive();
		expect(asked).not.toHaveBeenCalled();
		vi.spyOn(navigator, "onLine", "get").mockReturnValueOnce(false);
		await arrive("chat");
		expect(asked).not.toHaveBeenCalled();
		await arrive("chat");
		expect(asked.mock.calls).toEqual([
			["/api/auth/me", expect.anything()],
			[expect.stringMatching(/^\/api\/chat\/conversation\/usr_1\?t=/), expect.anything()],
		]);
	});

	it("nothing of them shows in a tab that was left quickly, and nothing is asked for", async () => {
		const asked = vi.fn();
		vi.stubGlobal("fetch", asked);
		writePersonal("usr_1", "chat-background-image", "/api/scenes/one.webp");
		sessionStorage.setItem("attune-left", "1");
		await arrive("chat");
		expect([earlyScene(), dataset.theme]).toEqual([null, undefined]);
		expect(asked).not.toHaveBeenCalled();
	});

	it("a browser that keeps nothing, or something else than it should, is no trouble", async () => {
		localStorage.setItem("attune:usr_1:person", "{");
		await arrive("chat");
		vi.spyOn(Object, "keys").mockImplementationOnce(() => {
			throw new DOMException("denied");
		});
		await arrive("chat");
		expect([earlyScene(), dataset.theme, style.length]).toEqual([null, undefined, 0]);
	});

	it.each([
		["is sent", {}, "", true],
		["is not, when one typed on", {}, " tonight", false],
		["is not, where it breaks a line", { shiftKey: true }, "", false],
	])("what Enter was pressed on %s once the chat is there", async (_, keys, more, isSent) => {
		const box = document.createElement("textarea");
		box.id = "early-message";
		document.body.append(box);
		await arrive("chat");
		box.value = "I can't sleep";
		box.dispatchEvent(
			new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true, ...keys }),
		);
		box.value += more;
		const { keepTypedEarly, takeTypedEarly } = await import("./lib/storage/typed-early.ts");
		expect(keepTypedEarly()).toBe(true);
		expect(takeTypedEarly()).toMatchObject({ text: `I can't sleep${more}`, isSent });
		box.remove();
	});
});
