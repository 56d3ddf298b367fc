/** What a page looks like that is written by the Worker itself, by day and by night. */
export const PLAIN_STYLE = `
:root { color-scheme: light dark; --paper: #f6f2ea; --plate: #fffdf8; --ink: #2a2a33; --soft: #5d5a63; --press: #3f5f58; --on: #fff; }
@media (prefers-color-scheme: dark) {
	:root { --paper: #17181d; --plate: #202229; --ink: #f1eee7; --soft: #b5b1aa; --press: #a9cdc3; --on: #14211e; }
}
* { box-sizing: border-box; }
body { margin: 0; padding: 24px 16px; background: var(--paper); color: var(--ink); font: 17px/1.6 system-ui, sans-serif; }
main { width: 100%; padding: 36px; border-radius: 24px; background: var(--plate); }
h1 { margin: 0 0 12px; font: 400 28px/1.25 Georgia, serif; }
p { margin: 0 0 16px; }
a { color: inherit; }
.soft { color: var(--soft); font-size: 15px; }
`;
