import { beforeEach, expect, test, vi } from "vitest";
import { watchReadingUp } from "./watch-reading-up.ts";

const onUp = vi.fn();
const onEnd = vi.fn();
let list: HTMLElement;

beforeEach(() => {
	vi.clearAllMocks();
	list = document.createElement("div");
	Object.defineProperties(list, {
		scrollHeight: { value: 2000 },
		clientHeight: { value: 500 },
		scrollTop: { value: 1500, writable: true },
	});
	return watchReadingUp(list, { onUp, onEnd });
});

function scrollTo(top: number) {
	list.scrollTop = top;
	list.dispatchEvent(new Event("scroll"));
}

test("a reader who turns the wheel up is reading up", () => {
	list.dispatchEvent(new Event("wheel"));
	scrollTo(1000);
	expect(onUp).toHaveBeenCalledOnce();
});

test("a list that moves up by itself is nobody's doing", () => {
	scrollTo(1000);
	expect(onUp).not.toHaveBeenCalled();
});

test("a jump far up counts without a hand, as a screen reader makes it", () => {
	scrollTo(200);
	expect(onUp).toHaveBeenCalledOnce();
});

test("typing is not reading, Page Up is", () => {
	list.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter" }));
	scrollTo(1200);
	expect(onUp).not.toHaveBeenCalled();
	list.dispatchEvent(new KeyboardEvent("keydown", { key: "PageUp" }));
	scrollTo(900);
	expect(onUp).toHaveBeenCalledOnce();
});

test("keys in a field move its cursor, not the list", () => {
	const field = document.createElement("textarea");
	list.append(field);
	field.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true }));
	scrollTo(1200);
	expect(onUp).not.toHaveBeenCalled();
});

test("near the end counts as the end", () => {
	scrollTo(1000);
	expect(onEnd).not.toHaveBeenCalled();
	scrollTo(1460);
	expect(onEnd).toHaveBeenCalledOnce();
});
