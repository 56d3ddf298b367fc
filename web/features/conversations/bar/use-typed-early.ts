import { useLayoutEffect, useRef } from "react";
import { takeTypedEarly } from "#web/lib/storage/typed-early.ts";

/** Hands over what was typed before the chat's code was here, once, as soon as the box stands. */
export function useTypedEarly(take: (early: ReturnType<typeof takeTypedEarly>) => void): void {
	const first = useRef(take);
	useLayoutEffect(() => first.current(takeTypedEarly()), []);
}
