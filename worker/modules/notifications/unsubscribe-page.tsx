import type { Child, FC } from "hono/jsx";
import { PLAIN_STYLE } from "../../http/plain-style.ts";

const STYLE = `${PLAIN_STYLE}
body { min-height: 100dvh; display: grid; place-items: center; }
main { max-width: 30rem; }
button, .press { display: inline-block; min-height: 48px; padding: 12px 26px; border: 0; border-radius: 999px; background: var(--press); color: var(--on); font: 600 16px/24px system-ui, sans-serif; text-decoration: none; cursor: pointer; }
:focus-visible { outline: 3px solid var(--press); outline-offset: 3px; }
.soft { margin: 20px 0 0; }
.home { display: inline-flex; align-items: center; gap: 10px; margin: 0 0 28px; font: 400 22px/1.3 Georgia, serif; text-decoration: none; }
`;

const Page: FC<{ title: string; children: Child }> = ({ title, children }) => (
	<html lang="en">
		<head>
			<meta charset="utf-8" />
			<meta name="viewport" content="width=device-width, initial-scale=1" />
			<meta name="robots" content="noindex" />
			<title>{`${title} · Attune`}</title>
			<style>{STYLE}</style>
		</head>
		<body>
			<main>
				<a class="home" href="/">
					<img src="/favicon.svg" alt="" width="28" height="28" />
					Attune
				</a>
				<h1>{title}</h1>
				{children}
			</main>
		</body>
	</html>
);

function page(title: string, children: Child): string {
	return `<!doctype html>${<Page title={title}>{children}</Page>}`;
}

/** What the link of an e-mail opens: it asks, and changes nothing by itself. Without scripts, signed in or not. */
export function askPage(): string {
	return page(
		"Stop the notes?",
		<>
			<p>No e-mail and no note in the app will come any more. Everything else stays as it is.</p>
			<form method="post">
				<button type="submit">Yes, stop them</button>
			</form>
			<p class="soft">
				Fewer would do? <a href="/notifications?from=note">Change when or how often</a>.
			</p>
		</>,
	);
}

export function donePage(): string {
	return page(
		"They have stopped",
		<>
			<p>
				You won't get any more notes from Attune. Your conversations and everything else are where they were.
			</p>
			<p class="soft">
				Changed your mind? <a href="/notifications?from=note">Switch them on again</a>.
			</p>
		</>,
	);
}

export function badLinkPage(): string {
	return page(
		"This link doesn't work any more",
		<>
			<p>It may be old, or not whole. You can switch the notes off yourself, once you are signed in.</p>
			<a class="press" href="/notifications?from=note">
				To the notifications
			</a>
		</>,
	);
}
