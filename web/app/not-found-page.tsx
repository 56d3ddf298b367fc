import { Link } from "wouter";
import { SceneArt } from "#web/components/scene-art.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { paths } from "#web/lib/paths.ts";
import { useDocumentTitle } from "#web/lib/use-document-title.ts";

export function NotFoundPage() {
	useDocumentTitle("Page not found");
	return (
		<main className="sheet arrive mx-auto flex max-w-2xl min-h-dvh flex-col items-center justify-center gap-6 px-6 py-12 text-center">
			<div className="arch relative h-56 w-44">
				<SceneArt sizes="176px" />
				<div className="arch reveal absolute inset-0" />
			</div>
			<div>
				<h1 className="text-3xl">404 Page Not Found</h1>
				<p className="mt-2 text-soft">Did you forget to add the page to the router?</p>
			</div>
			<Button asChild>
				<Link href={paths.home}>Back to chat</Link>
			</Button>
		</main>
	);
}
