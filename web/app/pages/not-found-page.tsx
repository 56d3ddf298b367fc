import { Link } from "wouter";
import { SceneArt } from "#web/components/scene/scene-art.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { useDocumentTitle } from "#web/lib/hooks/use-document-title.ts";
import { paths } from "#web/lib/paths.ts";

const TEXTS = {
	page: {
		title: "Page not found",
		heading: "404 Page Not Found",
		words: "Did you forget to add the page to the router?",
		more: "We can't find this page. Check the address, or go back to your chat.",
	},
	chat: {
		title: "Chat not found",
		heading: "This chat isn't here",
		words:
			"It was deleted, or it belongs to another account. Your other chats are in the list above your chat.",
		more: null,
	},
} as const;

/** Shown for an unknown path, or a chat that is gone or another person's. */
export function NotFoundPage({ of = "page" }: { of?: "page" | "chat" }) {
	const { title, heading, words, more } = TEXTS[of];
	useDocumentTitle(title);
	return (
		<main className="grid min-h-dvh place-items-center px-4 pt-18 pb-22">
			<div className="arrive flex w-full max-w-xl flex-col items-center gap-6 rounded-3xl bg-(--paper) px-6 py-8 text-center sm:py-12 shadow-plate">
				<div className="arch relative h-40 w-32 sm:h-56 sm:w-44">
					<SceneArt sizes="176px" />
					<div className="arch reveal absolute inset-0" />
				</div>
				<div>
					<h1 className="text-3xl">{heading}</h1>
					<p className="mt-2 text-soft">{words}</p>
					{more && <p className="mt-2 text-soft">{more}</p>}
				</div>
				<Button asChild>
					<Link href={paths.home}>Back to chat</Link>
				</Button>
			</div>
		</main>
	);
}
