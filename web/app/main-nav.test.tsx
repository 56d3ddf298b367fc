import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderAt } from "#web/test/render.tsx";
import { MainNav } from "./main-nav.tsx";

function current(): string[] {
	const nav = within(screen.getByRole("navigation", { name: "Main" }));
	return nav
		.getAllByRole("link")
		.filter((link) => link.getAttribute("aria-current") === "page")
		.map(({ textContent }) => textContent ?? "");
}

test.each([
	["/", ["Talk"]],
	["/dashboard", ["Talk"]],
	["/c/cnv_1", ["Talk"]],
	["/temporary", ["Talk"]],
	["/exercises/wind-down", ["Exercises"]],
	["/kept", ["Exercises"]],
	["/progress", ["Progress"]],
	["/scenes", ["Scenes"]],
	["/profile", []],
	["/settings", []],
	["/personality", []],
	["/assessment", []],
])("at %s it says where one is: %j", (path, names) => {
	renderAt(path, <MainNav />);
	expect(current()).toEqual(names);
});

test.each(["/onboarding", "/assessment"])("at %s nothing leads away from people who are new", (path) => {
	renderAt(path, <MainNav isNew />);
	expect(screen.queryByRole("navigation", { name: "Main" })).toBeNull();
});
