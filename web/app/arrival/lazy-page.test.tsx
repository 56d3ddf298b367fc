import { act, fireEvent, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import { renderAt } from "#web/test/render.tsx";
import { server } from "#web/test/server.ts";
import { lazyPage } from "./lazy-page.tsx";

const GONE_WRONG = new TypeError(
	"Failed to fetch dynamically imported module: https://x.example/assets/a.js",
);

function Page({ name }: { name: string }) {
	return <h1>Hello {name}</h1>;
}

beforeEach(() => {
	// Nothing answers: there is no network.
	server.use(http.all("*", () => HttpResponse.error()));
});

function failing(times: number) {
	let left = times;
	return vi.fn(async () => {
		left -= 1;
		if (left >= 0) {
			throw GONE_WRONG;
		}
		return Page;
	});
}

test("a page is loading until its code is there", async () => {
	const Lazy = lazyPage(failing(0));
	renderAt("/", <Lazy name="Mira" />);
	expect(screen.getByText("Loading...")).toBeDefined();
	expect(await screen.findByText("Hello Mira")).toBeDefined();
});

test("a page that was fetched before it was needed is there at once", async () => {
	const Lazy = lazyPage(failing(0));
	await Lazy.preload();
	renderAt("/", <Lazy name="Mira" />);
	expect(screen.getByText("Hello Mira")).toBeDefined();
});

test("a page that cannot be loaded says so in place, and Try again loads it", async () => {
	const load = failing(1);
	const Lazy = lazyPage(load);
	renderAt("/", <Lazy name="Mira" />);
	expect(await screen.findByRole("heading", { name: "This page didn't load" })).toBeDefined();
	fireEvent.click(screen.getByRole("button", { name: "Try again" }));
	expect(await screen.findByText("Hello Mira")).toBeDefined();
	expect(load).toHaveBeenCalledTimes(2);
});

test("it comes by itself when the network is back", async () => {
	const Lazy = lazyPage(failing(1));
	renderAt("/", <Lazy name="Mira" />);
	await screen.findByRole("button", { name: "Try again" });
	act(() => void window.dispatchEvent(new Event("online")));
	expect(await screen.findByText("Hello Mira")).toBeDefined();
});

test("fetching it ahead in vain is no failure: it is fetched when it is needed", async () => {
	const Lazy = lazyPage(failing(1));
	await Lazy.preload();
	renderAt("/", <Lazy name="Mira" />);
	expect(await screen.findByText("Hello Mira")).toBeDefined();
});
