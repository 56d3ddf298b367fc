import { settingsPath, staticPaths } from "#web/lib/paths.ts";
import { OperatorPart } from "./operator-part.tsx";
import { PageFrame, Part } from "./page-frame.tsx";
import type { Operator } from "./static-page.ts";

const LINK = "font-medium underline decoration-edge underline-offset-4";

/** What of a person's health is kept and why, apart from everything else, as some laws ask for. */
export function HealthDataPage({ operator }: { operator: Operator | null }) {
	return (
		<PageFrame>
			<div>
				<h1 className="text-3xl sm:text-4xl">Your health data, in plain words</h1>
				<p className="mt-2 text-soft">
					What you tell Attune can say something about your health. This page says only what happens to that;{" "}
					<a href={staticPaths.privacy} className={LINK}>
						privacy
					</a>{" "}
					says the rest.
				</p>
			</div>
			<Part title="What it is">
				<ul className="list-disc space-y-2 pl-5">
					<li>What you write or say to your coach, and what it notes of that.</li>
					<li>Your check-ins: five needs and your mood, and the moods you choose.</li>
					<li>Your answers and ratings in exercises, and what you keep from them.</li>
					<li>Your answers about your personality.</li>
					<li>Your safety plan.</li>
					<li>When help was shown: the time and how serious it was, never your words.</li>
				</ul>
			</Part>
			<Part title="Why it is kept">
				<p>
					So that your coach can answer you, remember, and show help when words show danger; so that you can
					read and search what you wrote. If you turn that on, we also add your exercises to totals without
					your name. For nothing else: no advertising, no sale, no training of models by us.
				</p>
			</Part>
			<Part title="Where it comes from, and who gets it">
				<p>
					All of it comes from you. Cloudflare stores it for us. Where an AI company answers, it gets what{" "}
					<a href={staticPaths.privacy} className={LINK}>
						privacy
					</a>{" "}
					lists, after you agreed to that company by name. Nobody else gets it.
				</p>
			</Part>
			<Part title="Your consent, and withdrawing it">
				<p>
					You agree at sign-up, in a box of its own that is not ticked for you. An account that a program
					makes without that box is asked in the same words when it first opens the app, before anything can
					be written there. Until then we learn nothing from what the program writes, send nothing and pass
					nothing on.
				</p>
				<p>
					In your{" "}
					<a href={settingsPath("data")} className={LINK}>
						settings
					</a>{" "}
					you can withdraw your consent at any time. Then your account is paused: your coach, exercises and
					check-ins stop, messages are neither answered nor kept, and nothing new that says how you are is
					kept. That includes moods, goals, types, names of conversations and the hours you're here. Your
					agreement to every AI company ends, and agreeing to one again has no effect until you agree here.
					What is there stays until you delete it.
				</p>
				<p>
					Two things are still kept. You can change your safety plan, because it may keep you safe. And when a
					mood that you type shows danger, we show help and keep how serious it was and when, not the words.
					Get help now goes on working, and so do reading, taking everything along and deleting.
				</p>
			</Part>
			<Part title="What you can do">
				<ul className="list-disc space-y-2 pl-5">
					<li>See all of it, and take it along as a page or a file.</li>
					<li>Correct and delete what your coach knows, single conversations, or everything.</li>
					<li>
						Ask us what was passed on, at the address below, and complain to the authority where you live if
						you think we do wrong.
					</li>
				</ul>
			</Part>
			<OperatorPart operator={operator} />
		</PageFrame>
	);
}
