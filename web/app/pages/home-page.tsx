import { Link } from "wouter";
import { BrandMark } from "#web/components/brand-mark.tsx";
import { SceneArt } from "#web/components/scene/scene-art.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { useDocumentTitle } from "#web/lib/hooks/use-document-title.ts";
import { paths } from "#web/lib/paths.ts";

/** The public home: the name, a line, the view, and the way in. */
export function HomePage() {
	useDocumentTitle("A quiet place to think out loud");
	return (
		<div className="mx-auto flex min-h-dvh w-full max-w-7xl flex-col px-5 sm:px-10">
			<header className="flex items-center justify-between py-1.5 max-[99rem]:-mr-5 max-[99rem]:pr-help sm:py-5">
				<BrandMark />
				<Button asChild variant="quiet" className="max-sm:px-2!">
					<Link href={paths.signIn} className="whitespace-nowrap">
						Sign in
					</Link>
				</Button>
			</header>
			<main className="flex flex-1 flex-col-reverse items-center justify-end gap-8 pb-10 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,0.9fr)] lg:gap-16">
				<div className="arrive max-w-xl text-center lg:text-left">
					<h1 className="text-4xl sm:text-5xl lg:text-[4.5rem] lg:leading-none">Attune</h1>
					<p className="mt-4 text-balance font-display text-soft text-xl sm:text-2xl">
						An AI companion that meets you where you are.
					</p>
					<p className="mt-5 text-pretty text-soft">
						A quiet place to think out loud. It listens, remembers what matters to you, and adapts to how you
						feel today.
					</p>
					<Button asChild size="large" className="mt-8">
						<Link href={paths.signUp}>Get Started</Link>
					</Button>
					<p className="mt-6 text-soft text-xs">
						Attune is an AI, for adults. It is not therapy, not a career coach and not social media.
					</p>
				</div>
				<div className="arch relative h-[44dvh] w-full max-w-72 sm:max-w-sm lg:h-[calc(100dvh-9rem)] lg:max-h-[56rem] lg:max-w-none">
					<SceneArt isFirst sizes="(min-width: 64rem) 45vw, 24rem" />
					<div className="arch reveal absolute inset-0" />
				</div>
			</main>
		</div>
	);
}
