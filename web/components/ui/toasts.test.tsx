import { act, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";

test("a toast shown before the toaster's code is there is shown when it comes", async () => {
	// Every other test has the code from the start.
	vi.resetModules();
	const { Toasts } = await import("./toasts.tsx");
	const { showToast } = await import("#web/lib/toast-store.ts");
	render(<Toasts />);
	act(() => void showToast({ title: "Saved" }));
	expect(screen.queryByText("Saved")).toBeNull();
	expect(await screen.findByText("Saved")).toBeDefined();
});

test("without a toast the toaster's code loads only once the page is quiet", async () => {
	vi.resetModules();
	const { Toasts } = await import("./toasts.tsx");
	let rest = () => {};
	vi.stubGlobal("requestIdleCallback", (callback: () => void) => {
		rest = callback;
	});
	render(<Toasts />);
	await new Promise((resolve) => setTimeout(resolve, 50));
	expect(screen.queryByRole("region", { name: /Notifications/ })).toBeNull();
	await act(async () => rest());
	expect(await screen.findByRole("region", { name: /Notifications/ })).toBeDefined();
});
