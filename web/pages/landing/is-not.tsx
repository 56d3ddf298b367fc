import { staticPaths } from "#web/lib/paths.ts";

/** What it is not, before what it is. */
export function IsNot() {
	return (
		<section id="more" className="mx-auto max-w-6xl px-5 py-20 sm:px-10 sm:py-32">
			<h2 className="sr-only">What it is not</h2>
			<ul className="is-not">
				<li>Not therapy.</li>
				<li>Not a career coach.</li>
				<li>Not social media.</li>
			</ul>
			<p className="mt-8 max-w-xl text-lg text-soft sm:mt-10">
				Take ten minutes to sort out your day, get one thing started, or share a thought. If you need a
				person,{" "}
				<a href={staticPaths.help} className="text-ink underline decoration-edge underline-offset-4">
					find a help line
				</a>
				.
			</p>
		</section>
	);
}
