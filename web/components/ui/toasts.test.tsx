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
