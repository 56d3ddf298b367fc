import type { ReactNode } from "react";
import { Button } from "#web/components/ui/button.tsx";

type TryAgainScreenProps = { title: string; isTrying: boolean; onTry: () => void; children?: ReactNode };

/** In place of a page that can't be shown without the network. */
export function TryAgainScreen({ title, isTrying, onTry, children }: TryAgainScreenProps) {
	return (
		<main className="grid min-h-dvh place-items-center px-6">
			<div role="alert" className="flex max-w-sm flex-col items-center gap-5 text-center">
				<h1 className="text-2xl">{title}</h1>
				<p className="text-soft">Check your connection and try again. We've saved what you wrote.</p>
				<Button disabled={isTrying} onClick={onTry}>
					{isTrying ? "Trying..." : "Try again"}
				</Button>
				{children}
			</div>
		</main>
	);
}
