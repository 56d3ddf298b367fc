/** Opens the person's last message for editing; null while it can't be edited. */
let edit: (() => void) | null = null;

/** Says how the last message is opened. Gives the function that takes it back. */
export function setEditLast(open: () => void): () => void {
	edit = open;
	return () => {
		if (edit === open) {
			edit = null;
		}
	};
}

/** Opens the last message for editing. False without one, or while its reply is being written. */
export function editLast(): boolean {
	edit?.();
	return edit !== null;
}
