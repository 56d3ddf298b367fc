import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { server } from "#web/test/server.ts";
import { loadCode } from "./load-code.ts";

const FILE = "https://attune.example/assets/profile-page-1.js";
const MISSED = new TypeError(`Failed to fetch dynamically imported module: ${FILE}`);
const reload = vi.fn();

beforeEach(() => {
	reload.mockClear();
	vi.spyOn(window.location, "reload").mockImplementation(reload);
});

afterEach(() => {
	sessionStorage.clear();
});

/** What the server says of the file, or nothing at all. Returns what watches the app ask. */
function serverSays(status: number | null) {
	server.use(
		http.head("*", () => (status === null ? HttpResponse.error() : new HttpResponse(null, { status }))),
	);
	return vi.spyOn(globalThis, "fetch");
}

/** How a load ends that fails: with its error, or not at all, because the page is being loaded anew. */
async function endOf(error: Error, isAskedAgain?: boolean) {
	const load = loadCode(() => Promise.reject(error), isAskedAgain).catch((reason: unknown) => reason);
	return Promise.race([load, new Promise((done) => setTimeout(() => done("the page goes"), 20))]);
}

test("code that is there is given, and nothing else is asked for", async () => {
	const fetched = serverSays(200);
	expect(await loadCode(async () => "a page")).toBe("a page");
	expect(fetched).not.toHaveBeenCalled();
});

test("without a network it is an error, and the app stays", async () => {
	serverSays(null);
	expect(await endOf(MISSED)).toBe(MISSED);
	expect(await endOf(MISSED, true)).toBe(MISSED);
	expect(reload).not.toHaveBeenCalled();
});

test("a file that is gone since a deploy loads the page anew, once", async () => {
	const fetched = serverSays(404);
	expect(await endOf(MISSED)).toBe("the page goes");
	expect(fetched).toHaveBeenCalledWith(FILE, { method: "HEAD", cache: "no-store" });
	expect(reload).toHaveBeenCalledOnce();
	expect(await endOf(MISSED)).toBe(MISSED);
	expect(reload).toHaveBeenCalledOnce();
});

test.each([200, 503])(
	"a file that is not gone (%i) does not load the page anew by itself",
	async (status) => {
		serverSays(status);
		expect(await endOf(MISSED)).toBe(MISSED);
		expect(reload).not.toHaveBeenCalled();
	},
);

test("for whoever presses for another try the page is loaded anew, if the server answers", async () => {
	serverSays(200);
	expect(await endOf(MISSED, true)).toBe("the page goes");
	expect(reload).toHaveBeenCalledOnce();
});

test("where the browser does not say which file it missed, the server has to answer", async () => {
	const unnamed = new TypeError("Importing a module script failed.");
	serverSays(null);
	expect(await endOf(unnamed)).toBe(unnamed);
	const fetched = serverSays(200);
	expect(await endOf(unnamed)).toBe("the page goes");
	expect(fetched.mock.lastCall?.[0]).toBe(window.location.pathname);
});
