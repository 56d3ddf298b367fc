import { act } from "@testing-library/react";
import { vi } from "vitest";

/** Elements come into view and leave it when a test says so. */
export function fakeView() {
	const observers = new Set<FakeObserver>();

	class FakeObserver {
		readonly elements: Element[] = [];
		readonly callback: IntersectionObserverCallback;

		constructor(callback: IntersectionObserverCallback) {
			this.callback = callback;
		}

		observe(element: Element) {
			this.elements.push(element);
			observers.add(this);
		}

		disconnect() {
			observers.delete(this);
		}
	}

	vi.stubGlobal("IntersectionObserver", FakeObserver);

	return function show(element: Element, isIntersecting = true): void {
		act(() => {
			for (const observer of [...observers].filter(({ elements }) => elements.includes(element))) {
				observer.callback([{ isIntersecting } as IntersectionObserverEntry], observer as never);
			}
		});
	};
}
