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

/**
 * Returns the page behind an email's unsubscribe link: it asks, and changes nothing. Works without scripts, signed in
 * or not.
 */
export function askPage(): string {
	return page(
		"Turn off notifications?",
		<>
			<p>We'll stop sending notifications by email and in the app. Nothing else changes.</p>
			<form method="post">
				<button type="submit">Turn off</button>
			</form>
			<p class="soft">
				Want fewer instead? <a href="/notifications?from=note">Change when or how often</a>.
			</p>
		</>,
	);
}

export function donePage(): string {
	return page(
		"Notifications are off",
		<>
			<p>You won't get any more notifications from Attune. Nothing else has changed.</p>
			<p class="soft">
				Changed your mind? <a href="/notifications?from=note">Turn them on again</a>.
			</p>
		</>,
	);
}

export function badLinkPage(): string {
	return page(
		"This link doesn't work any more",
		<>
			<p>It may be expired or incomplete. You can turn off notifications after you sign in.</p>
			<a class="press" href="/notifications?from=note">
				Go to notifications
			</a>
		</>,
	);
}
