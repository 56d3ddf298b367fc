import type { ReactNode } from "react";

export function SceneHeading({ title, children }: { title: string; children: ReactNode }) {
	return (
		<header className="mb-5 flex flex-col gap-1.5 sm:mb-6">
			<h1 className="text-3xl sm:text-4xl">{title}</h1>
			<p className="text-soft">{children}</p>
		</header>
	);
}
