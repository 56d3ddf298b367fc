import type { ReactNode } from "react";
import { BackLink } from "./back-to-chat.tsx";
import { SceneArt } from "./scene-art.tsx";

type BandPageProps = { title: string; lead: string; children: ReactNode };

/** A page whose scene fades into paper before the title begins. */
export function BandPage({ title, lead, children }: BandPageProps) {
	return (
		<div className="sheet band-page relative mx-auto min-h-dvh w-full max-w-[72rem] overflow-hidden px-4 pb-16 sm:px-6">
			<div aria-hidden className="scene-band print:hidden">
				<SceneArt isFirst sizes="72rem" className="object-[50%_52%]" />
			</div>
			<header className="relative flex pt-3 print:hidden">
				<div className="rounded-full bg-plate px-1.5 shadow-plate *:m-0">
					<BackLink />
				</div>
			</header>
			<main className="arrive relative flex flex-col gap-4 pt-18 sm:pt-24">
				<div>
					<h1 className="text-3xl sm:text-4xl">{title}</h1>
					<p className="mt-2 max-w-[60ch] text-soft">{lead}</p>
				</div>
				{children}
			</main>
		</div>
	);
}
