import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderAt } from "#web/test/render.tsx";
import { pass } from "#web/test/time.ts";
import { Tooltip } from "./tooltip.tsx";

function showButton() {
	vi.useFakeTimers();
	renderAt(
		"/",
		<Tooltip label="Send">
			<button type="button">Arrow</button>
		</Tooltip>,
	);
	return screen.getByRole("button", { name: "Arrow" });
}

test("a tooltip shows when the pointer has rested for 700 ms, and not before", async () => {
	fireEvent.pointerMove(showButton(), { pointerType: "mouse" });
	await pass(690);
	expect(screen.queryByRole("tooltip")).toBeNull();
	await pass(20);
	expect(screen.getByRole("tooltip").textContent).toBe("Send");
});
