import { render } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { dropDrawnClasses, useRootClass } from "./use-root-class.ts";

const root = document.documentElement;

function Nav({ isOn = true }: { isOn?: boolean }) {
	useRootClass("shows-nav", isOn);
	return null;
}

beforeEach(() => {
	root.className = "";
});

test("the class stays while anything shows it, and goes with the last of them", () => {
	const { rerender } = render(
		<>
			<Nav />
			<Nav />
		</>,
	);
	expect(root.className).toBe("shows-nav");
	rerender(<Nav />);
	expect(root.className).toBe("shows-nav");
	rerender(<Nav isOn={false} />);
	expect(root.className).toBe("");
});

test("what the build drew goes when the app shows another page, and stays when it shows the same", () => {
	root.className = "shows-nav shows-capsules";
	render(<Nav />);
	dropDrawnClasses();
	expect(root.className).toBe("shows-nav");
});
