import { PALETTE } from "../palette.ts";

function variables({
	paper,
	plate,
	ink,
	soft,
	hairline,
	accent,
	onAccent,
}: Record<keyof typeof PALETTE.day, string>) {
	return `--paper: ${paper}; --plate: ${plate}; --ink: ${ink}; --soft: ${soft}; --edge: ${hairline}; --press: ${accent}; --on: ${onAccent};`;
}

/** What a page looks like that is written by the Worker itself, by day and by night. */
export const PLAIN_STYLE = `
:root { color-scheme: light dark; ${variables(PALETTE.day)} }
@media (prefers-color-scheme: dark) {
	:root { ${variables(PALETTE.night)} }
}
* { box-sizing: border-box; }
body { margin: 0; padding: 24px 16px; background: var(--paper); color: var(--ink); font: 17px/1.6 system-ui, sans-serif; }
main { width: 100%; padding: 36px; border: 1px solid var(--edge); border-radius: 24px; background: var(--plate); }
h1 { margin: 0 0 12px; font: 400 28px/1.25 Georgia, serif; }
p { margin: 0 0 16px; }
a { color: inherit; }
.soft { color: var(--soft); font-size: 15px; }
`;
