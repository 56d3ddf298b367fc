import dusk from "#web/assets/scenes/dusk-640.webp";
import { Button } from "#web/components/ui/button.tsx";
import { paths, staticPaths } from "#web/lib/paths.ts";

/** The way in, and privacy in one line. */
export function Begin() {
	return (
		<section
			aria-labelledby="begin"
			className="mx-auto grid max-w-6xl items-center gap-10 px-5 py-20 sm:px-10 sm:py-32 md:grid-cols-[1fr_auto] md:gap-20"
		>
			<div>
				<h2 id="begin" className="max-w-[16ch] text-4xl sm:text-6xl">
					How would you like to feel today?
				</h2>
				<p className="mt-5 max-w-md text-lg text-soft">
					That's the first question. You can skip it, and nearly everything after it.
				</p>
				<Button asChild size="large" className="mt-8">
					<a href={paths.signUp}>Create Your Custom AI Coach</a>
				</Button>
				<p className="mt-6 max-w-md text-soft text-sm">
					What you say is yours. No person reads your chats, except a reply that you report. We don't sell
					your data, and no AI company gets it before you agree to that company. If you delete your account,
					we delete all of it.{" "}
					<a href={staticPaths.privacy} className="underline decoration-edge underline-offset-4">
						Privacy, in plain words
					</a>
				</p>
			</div>
			<div className="arch relative mx-auto aspect-[3/4] w-56 sm:w-72 md:w-80">
				<img src={dusk} alt="" width="640" height="800" loading="lazy" className="size-full object-cover" />
				<div className="arch reveal absolute inset-0" />
			</div>
		</section>
	);
}
