import { fireEvent, screen } from "@testing-library/react";

/** Writes into the field with this label, as a person does. */
export function fill(label: string | RegExp, value: string): void {
	fireEvent.change(screen.getByLabelText(label), { target: { value } });
}
