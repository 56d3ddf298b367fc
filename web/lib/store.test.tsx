import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { createPersonalValue } from "./storage/personal-value.ts";
import { createStore, useStore } from "./store.ts";

test("calls subscribers after changes only, until they unsubscribe", () => {
	const store = createStore(1);
	const listener = vi.fn();
	const end = store.subscribe(listener);
	store.setState(1);
	expect(listener).not.toHaveBeenCalled();
	store.setState(2);
	end();
	store.setState(3);
	expect(listener).toHaveBeenCalledOnce();
	expect(store.getState()).toBe(3);
});

test("renders a component again only when its part changes", () => {
	const store = createStore({ name: "Mira", visits: 1 });
	const render = vi.fn(() => useStore(store, ({ name }) => name));
	const { result } = renderHook(render);
	act(() => store.setState({ name: "Mira", visits: 2 }));
	expect(render).toHaveBeenCalledOnce();
	act(() => store.setState({ name: "Ana", visits: 2 }));
	expect(result.current).toBe("Ana");
});

test("follows a person's stored value in this page and from other tabs", () => {
	const theme = createPersonalValue("test-theme");
	const { result } = renderHook(() => [theme.useValue("usr_1"), theme.useValue("usr_2")]);
	act(() => theme.write("usr_1", "dark"));
	expect(result.current).toEqual(["dark", null]);
	localStorage.setItem("attune:usr_2:test-theme", "light");
	act(() => {
		window.dispatchEvent(new StorageEvent("storage", { key: "attune:usr_2:test-theme", newValue: "light" }));
	});
	expect(result.current).toEqual(["dark", "light"]);
	expect(theme.read("usr_1")).toBe("dark");
});
