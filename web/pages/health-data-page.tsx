import { settingsPath, staticPaths } from "#web/lib/paths.ts";
import { OperatorPart } from "./parts/operator-part.tsx";
import { PageFrame, Part } from "./parts/page-frame.tsx";
import type { Operator } from "./static-page.ts";

const LINK = "font-medium underline decoration-edge underline-offset-4";

/** What of a person's health is kept and why, apart from everything else, as some laws ask for. */
export function HealthDataPage({ operator }: { operator: Operator | null }) {
	return (
		<PageFrame>
			<div>
				<h1 className="text-3xl sm:text-4xl">Your health data, in plain words</h1>
				<p className="mt-2 text-soft">
					What you tell Attune can say something about your health. This page says only what happens to that.
					Our{" "}
					<a href={staticPaths.privacy} className={LINK}>
						privacy page
					</a>{" "}
					says the rest.
				</p>
			</div>
			<Part title="What it is">
				<ul className="list-disc space-y-2 pl-5">
					<li>What you write or say to your coach, and what it remembers and notices from that.</li>
					<li>Your check-ins: five needs and your mood, and the moods you choose.</li>
					<li>Your answers and ratings in exercises, and what you keep from them.</li>
					<li>Your answers about your personality.</li>
					<li>Your safety plan.</li>
					<li>When we showed you help: the time and how serious it was, never your words.</li>
				</ul>
			</Part>
			<Part title="Why we store it">
				<p>
					We store it so that your coach can reply, remember, and show help when words show danger, and so
					that you can read and search what you wrote. If you turn that on, we also add your exercises to
					totals without your name. We use it for nothing else. We don't use it for ads, sell it or train
					models on it.
				</p>
			</Part>
			<Part title="Where it comes from, and who gets it">
				<p>
					All of it comes from you. Cloudflare stores it for us. If an AI company is connected, it gets what
					our{" "}
					<a href={staticPaths.privacy} className={LINK}>
						privacy page
					</a>{" "}
					lists, after you agreed to that company by name. No one else gets it.
				</p>
			</Part>
			<Part title="Your consent, and withdrawing it">
				<p>
					You agree at sign-up, in a separate box that isn't ticked for you. If a program makes your account
					without that box, we ask you in the same words when you first open the app, before you can write
					anything there. Until then we learn nothing from what the program writes, send nothing and pass
					nothing on.
				</p>
				<p>
					In your{" "}
					<a href={settingsPath("data")} className={LINK}>
						settings
					</a>{" "}
					you can withdraw your consent at any time. Then we pause your account. Your coach, exercises and
					check-ins stop. We neither reply to messages nor store them, and we store nothing new that says how
					you are. That includes moods, goals, types, names of conversations and the hours you're here. Your
					agreement to every AI company ends. Agreeing to one again has no effect until you agree here. What
					is there stays until you delete it.
				</p>
				<p>
					We still store two things. You can change your safety plan, because it may keep you safe. And when a
					mood that you type shows danger, we show help and store how serious it was and when, not the words.
					Get help now still works. You can still read, export and delete everything.
				</p>
			</Part>
			<Part title="What you can do">
				<ul className="list-disc space-y-2 pl-5">
					<li>See all of it, and export it as a web page or a file.</li>
					<li>Correct and delete what your coach knows, single conversations, or everything.</li>
					<li>
						Ask us what we passed on, at the address below. If you think we do wrong, complain to the
						authority where you live.
					</li>
				</ul>
			</Part>
			<OperatorPart operator={operator} />
		</PageFrame>
	);
}
