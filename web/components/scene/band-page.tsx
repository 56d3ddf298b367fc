import type { ReactNode } from "react";
import { BackLink } from "../back-to-chat.tsx";
import { BrandMark } from "../brand-mark.tsx";
import { OwnScene } from "../own-scene.tsx";

type BandPageProps = {
	title: string;
	lead?: string | undefined;
	/** Shown over the title: the link to the parent page. */
	above?: ReactNode;
	beside?: ReactNode;
	children: ReactNode;
};

/** A page whose scene, the person's own if there is one, fades into paper before the title begins. */
export function BandPage({ title, lead, above, beside, children }: BandPageProps) {
	return (
		<div className="sheet band-page relative min-h-dvh overflow-hidden pb-16">
			<div aria-hidden className="scene-band print:hidden">
				<OwnScene isFirst sizes="100vw" className="object-[50%_52%]" ownClassName="object-[50%_45%]" />
			</div>
			<header className="band-header relative flex print:hidden">
				<div className="capsule *:m-0">
					<BackLink />
					<span aria-hidden className="flex pr-4 max-[22.4rem]:hidden">
						<BrandMark isShort />
					</span>
				</div>
			</header>
			<main className="band-main arrive relative flex flex-col gap-4">
				<div className="flex items-end justify-between gap-4">
					<div className="min-w-0">
						{above}
						<h1 className="text-3xl [overflow-wrap:anywhere] max-sm:text-[min(2.074rem,13vw)] sm:text-4xl">
							{title}
						</h1>
						{lead && <p className="mt-2 max-w-[60ch] text-soft">{lead}</p>}
					</div>
					{beside}
				</div>
				{children}
			</main>
		</div>
	);
}
