import { staticPaths } from "#web/lib/paths.ts";
import { AsOf } from "./as-of.tsx";
import { OperatorPart } from "./operator-part.tsx";
import { PageFrame, Part } from "./page-frame.tsx";
import type { Operator } from "./static-page.ts";

const LINK = "font-medium underline decoration-edge underline-offset-4";

/** The terms in plain words. */
export function TermsPage({ operator }: { operator: Operator | null }) {
	return (
		<PageFrame>
			<div>
				<h1 className="text-3xl sm:text-4xl">Terms, in plain words</h1>
				<p className="mt-2 text-soft">What you can expect of Attune, and what it expects of you.</p>
				<AsOf />
			</div>
			<Part title="What it is, and what it isn't">
				<p>
					Attune is an AI that coaches. It is not therapy, not medical advice, and not there in an emergency:
					it can't see you, and it calls nobody. In danger,{" "}
					<a href={staticPaths.help} className={LINK}>
						reach a person here
					</a>
					.
				</p>
				<p>
					It can be wrong about facts, about you, and about how serious something is. Check what it says, and
					ask someone who knows before you make decisions about health, money or the law.
				</p>
			</Part>
			<Part title="Who it is for">
				<p>You must be 18 or older. Create one account per person, and keep your password private.</p>
			</Part>
			<Part title="Your words are yours">
				<p>
					You keep every right in what you write. We store and use it to run Attune for you and for nothing
					else, as the page about{" "}
					<a href={staticPaths.privacy} className={LINK}>
						privacy
					</a>{" "}
					says. The replies and the scenes made for you are yours to use.
				</p>
			</Part>
			<Part title="What isn't allowed">
				<ul className="list-disc space-y-2 pl-5">
					<li>Using it to harm someone or to find out how.</li>
					<li>
						Pretending to be someone else, or sharing what others told you in confidence to expose them.
					</li>
					<li>Breaking in, overloading it on purpose, or automating your use of it.</li>
				</ul>
				<p>
					We can close accounts that do this. We'll never close your account for being in a dark place,
					whatever you write.
				</p>
			</Part>
			<Part title="How long it lasts">
				<p>
					You can leave at any time, with all that is yours, and without giving a reason. We try to keep
					Attune running and can't promise that it always does. Should it end, you hear of it beforehand, in
					time to take everything along. When these words change in a way that matters, the bell above your
					chat says when and what. It stays there until you say that you've seen it, and the change counts for
					you from then on.
				</p>
			</Part>
			<OperatorPart operator={operator} />
		</PageFrame>
	);
}
