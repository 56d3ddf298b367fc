import { staticPaths } from "#web/lib/paths.ts";
import { AsOf } from "./parts/as-of.tsx";
import { OperatorPart } from "./parts/operator-part.tsx";
import { PageFrame, Part } from "./parts/page-frame.tsx";
import type { Operator } from "./static-page.ts";

const LINK = "font-medium underline decoration-edge underline-offset-4";

/** The terms in plain words. */
export function TermsPage({ operator }: { operator: Operator | null }) {
	return (
		<PageFrame>
			<div>
				<h1 className="text-3xl sm:text-4xl">Terms, in plain words</h1>
				<p className="mt-2 text-soft">What you can expect from Attune, and what we expect from you.</p>
				<AsOf />
			</div>
			<Part title="What it is, and what it isn't">
				<p>
					Attune is an AI coach. It isn't therapy, medical advice or an emergency service. It can't see you,
					and it doesn't call anyone for you. If you're in danger,{" "}
					<a href={staticPaths.help} className={LINK}>
						talk to a person here
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
					You keep all rights to what you write. We store it and use it only to run Attune for you, as our{" "}
					<a href={staticPaths.privacy} className={LINK}>
						privacy page
					</a>{" "}
					explains. You can use the replies and scenes we make for you.
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
					You can leave at any time, for any reason, and take your data with you. We try to keep Attune
					running but can't promise that it always will. If we shut it down, we'll tell you in time to export
					everything. When these terms change in a way that matters, the bell above your chat says when and
					what. It stays there until you say that you've seen it. The change applies to you from then on.
				</p>
			</Part>
			<OperatorPart operator={operator} />
		</PageFrame>
	);
}
