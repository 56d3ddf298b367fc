import { ArrowLeft } from "lucide-react";
import { Link } from "wouter";
import { paths } from "#web/lib/paths.ts";
import { Button } from "./ui/button.tsx";

/** The header of a page beside the chat: the way back to it. */
export function BackToChat() {
	return (
		<header className="print:hidden">
			<BackLink />
		</header>
	);
}

/** The link back to the chat, on pages with their own header. */
export function BackLink() {
	return (
		<Button asChild variant="quiet" className="self-start max-lg:size-11 max-lg:px-0 lg:-ml-4">
			<Link href={paths.home}>
				<ArrowLeft aria-hidden className="size-4.5" strokeWidth={1.75} />
				<span className="max-lg:sr-only">Back to chat</span>
			</Link>
		</Button>
	);
}
