import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { DISCLOSURE_TEXTS } from "#shared/safety/disclosure.ts";
import { SceneArt } from "#web/components/scene/scene-art.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { useRootClass } from "#web/lib/hooks/use-root-class.ts";
import { paths } from "#web/lib/paths.ts";

type StageProps = { name: string; closing: ReactNode; children: ReactNode };

/** The scene with the exercise's name above it, and room for Help. */
export function Stage({ name, closing, children }: StageProps) {
	useRootClass("shows-exercise");
	return (
		<div className="flex min-h-dvh flex-col">
			<div aria-hidden className="stage-art print:hidden">
				<SceneArt isFirst sizes="100vw" className="object-[50%_40%]" />
			</div>
			<header className="flex pr-help">
				<div className="m-2.5 flex min-w-0 items-center rounded-3xl bg-plate pr-[min(1.25rem,4vw)] shadow-plate">
					{closing}
					<p className="min-w-0 font-display text-[min(1.2rem,7vw)] leading-tight">{name}</p>
				</div>
			</header>
			<main className="flex flex-1 flex-col justify-end sm:justify-center sm:px-6 sm:py-8">
				{children}
				<p className="bg-plate px-6 pb-4 text-center text-soft text-xs sm:mt-4 sm:bg-transparent sm:pb-0 print:hidden">
					<span className="sm:rounded-full sm:bg-plate sm:px-4 sm:py-1.5">{DISCLOSURE_TEXTS.start}</span>
				</p>
			</main>
		</div>
	);
}

export function CloseButton({ name, onPress }: { name: string; onPress: () => void }) {
	return (
		<Button
			variant="quiet"
			size="icon"
			aria-label={`Leave ${name}`}
			className="max-sm:size-[44px]"
			onClick={onPress}
		>
			<X aria-hidden className="size-5" strokeWidth={1.75} />
		</Button>
	);
}

/** The way out where nothing is under way. */
export function CloseLink() {
	return (
		<Button asChild variant="quiet" size="icon" className="max-sm:size-[44px]">
			<Link href={paths.exercises} aria-label="All exercises">
				<X aria-hidden className="size-5" strokeWidth={1.75} />
			</Link>
		</Button>
	);
}
