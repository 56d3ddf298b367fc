import { cx } from "class-variance-authority";
import { type ReactNode, useState } from "react";
import { isDrawnAlready } from "#web/lib/drawn-door.ts";
import { SceneArt } from "./scene-art.tsx";

/** One for both, so that one of them is fetched. A little under its width: the view is soft, and a phone has it sooner. */
const SIZES = "(min-width: 64rem) 50vw, 88vw";

/** One calm column beside a tall window; on a phone the view is a band on top. */
export function SceneLayout({ children }: { children: ReactNode }) {
	const [isDrawn] = useState(isDrawnAlready);
	return (
		<div className="min-h-dvh lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)]">
			<div className="relative h-[26vh] max-h-60 min-h-36 overflow-hidden rounded-b-[2.25rem] lg:hidden">
				<SceneArt isFirst sizes={SIZES} className="object-[50%_62%]" />
				<div className="reveal absolute inset-0 rounded-b-[2.25rem]" />
			</div>
			<main className="flex flex-col items-center justify-center px-5 pt-8 pb-12 sm:px-10 lg:min-h-dvh lg:py-12">
				<div className={cx("w-full max-w-md", !isDrawn && "arrive")}>{children}</div>
			</main>
			<div className="sticky top-0 hidden h-dvh p-8 pl-0 lg:block xl:p-12 xl:pl-4">
				<div className="arch relative mx-auto h-full max-w-[46rem]">
					<SceneArt isFirst sizes={SIZES} />
					<div className="arch reveal absolute inset-0" />
				</div>
			</div>
		</div>
	);
}
