import { KeptList } from "#web/components/kept-list.tsx";
import { settingsPath, staticPaths } from "#web/lib/paths.ts";
import { AsOf } from "./as-of.tsx";
import { OperatorPart } from "./operator-part.tsx";
import { PageFrame, Part } from "./page-frame.tsx";
import type { Operator } from "./static-page.ts";

const LINK = "font-medium underline decoration-edge underline-offset-4";

/** Privacy in plain words, true to the code. */
export function PrivacyPage({ operator }: { operator: Operator | null }) {
	return (
		<PageFrame>
			<div>
				<h1 className="text-3xl sm:text-4xl">Privacy, in plain words</h1>
				<p className="mt-2 text-soft">
					What you tell Attune is yours. No person reads your chats, except a reply that you report. We don't
					sell your data, use it for ads or train models on it.
				</p>
				<AsOf />
				<p className="mt-2 text-soft text-sm">
					The{" "}
					<a href={staticPaths.terms} className={LINK}>
						terms
					</a>{" "}
					are beside it.
				</p>
			</div>
			<Part title="What is kept, where, and for how long">
				<KeptList />
				<p>
					Attune runs on Cloudflare, which stores all of this for us. We store your password and email links
					only as hashes that no one can read.
				</p>
			</Part>
			<Part title="Who else gets your words">
				<p>
					On the home page the built-in guide replies inside Attune, and no company gets your words. We don't
					save them unless you keep that conversation: then they stay in your browser's tab until you have an
					account, where we store them as your first conversation.
				</p>
				<p>
					Where an AI company is connected, sign-up and your settings say which, and what for. If you choose
					the built-in guide, it answers inside Attune, and nobody else gets your words unless you turn on the
					safety check below.
				</p>
				<ul className="list-disc space-y-2 pl-5">
					<li>
						<strong className="font-semibold">To answer you</strong>, that company gets what you wrote, the
						newest part of the conversation and a summary of the rest, your first name, what you came for, how
						your coach should talk with you, your personality type and traits, your last two check-ins, your
						insight and moods, steps you agreed on, your country, and the date and hour where you are. While
						memory is on it also gets what you let your coach remember, the newest five things that you kept
						from exercises, and of your last three other conversations the title, the day and the words you
						began with. If you turn off coaching by type in your settings, we leave out your personality type
						and traits. Never your e-mail, phone number or password.
					</li>
					<li>
						<strong className="font-semibold">Beside a talk</strong> it is asked for its name and summary, for
						lists beside a reply, for what is worth remembering and what keeps coming up, for a look back on
						the talk, for a few words on a check-in, for your card and line of the day, and for the words of
						notes. Of each it gets only what that needs; for a note or a check-in none of your words.
					</li>
					<li>
						<strong className="font-semibold">To check for danger</strong>, we may send a message that may
						show danger, and up to seven messages before it, to an AI company. If the first one is slow, we
						ask a second one too. If one finds danger, we show you help. Sign-up and your settings name the
						companies. They may be others than the one that answers you. If you chose the built-in guide, we
						do this only after you turn it on in your settings. Where no company answers at all, it is on
						until you turn it off. You can change that at any time.
					</li>
					<li>
						<strong className="font-semibold">To paint a scene</strong>, a description made of your goal, the
						need to look at first, your colours and the time of day. None of your words.
					</li>
					<li>
						<strong className="font-semibold">To read aloud or to write down what you say</strong>, the text
						or the recording, where the server has a voice; else your browser does it, by its maker's own
						service perhaps.
					</li>
					<li>
						<strong className="font-semibold">E-mail</strong> goes through Cloudflare to your mail provider.
						Subjects say nothing private, and no picture in it tells us that you read it.
					</li>
				</ul>
			</Part>
			<Part title="Cookies and traces">
				<p>
					Two cookies. One keeps you signed in for thirty days after you were last here, half a year at the
					longest. The other is a random number by which signing in knows this browser for half a year, so
					that strangers who guess at your password don't slow you down. It stays when you sign out, and ends
					with a new password, with signing out everywhere and with your account. No others, no counters,
					nothing of other companies on our pages. Your address on the network is looked at to slow down
					attackers and is not stored by us. Of failed tries to sign in we keep how many there were, under a
					scrambled form of the e-mail address, until there was none for a day. Of each request we log which
					kind it was, how it went and how long it took, with a scrambled form of who asked; never words,
					names or addresses. Your browser gives us your time zone, and the network your country, to name the
					right help lines.
				</p>
			</Part>
			<Part title="When words show danger">
				<p>
					Every message is read for danger by patterns inside Attune, so that help stands beside it at once.
					Where they are in doubt, an AI company may check it too, as said above. What is kept of that, and
					what is not, is on the page about{" "}
					<a href={staticPaths.safety} className={LINK}>
						how Attune keeps people safe
					</a>
					. A reply that you report is kept for review: the coach's words, which may say back what you told
					it, and your reason. It stays when the conversation goes, and goes with the account.
				</p>
			</Part>
			<Part title="Totals of exercises">
				<p>
					If you turn it on in your settings, we add your exercises to{" "}
					<a href={staticPaths.outcomes} className={LINK}>
						public totals
					</a>
					: how many people finished or stopped an exercise, and how far their ratings moved. Your name, the
					day and your words are not in them. It is off until you turn it on. What was counted can't be taken
					back, also not by deleting your account, because we don't know which part is yours.
				</p>
			</Part>
			<Part title="What you can do">
				<ul className="list-disc space-y-2 pl-5">
					<li>
						See, correct and delete what your coach knows and noticed, on your profile, or switch it off.
					</li>
					<li>
						Start a temporary chat: it is in no list, search, memory, note or export, and its words are gone
						when you end it, or after 24 hours. The companies above get them as in any chat. Of words that
						show danger we keep how serious it was and when.
					</li>
					<li>
						Delete a conversation. After 30 seconds you can't restore it. What your coach learned from it
						stays on your profile until you delete it there.
					</li>
					<li>
						Take everything along as a page or a file, see where you are signed in, and delete your account,
						in your{" "}
						<a href={settingsPath("data")} className={LINK}>
							settings
						</a>
						. Deleting takes everything at once, or within minutes where there is very much. Only counts and
						totals without a name stay. Copies that Cloudflare keeps in case of a disaster end by themselves
						after thirty days at the most. For thirty-five days we keep the number that your account had, and
						nothing else of it, so that such a copy can't bring it back.
					</li>
				</ul>
			</Part>
			<Part title="For adults">
				<p>
					Attune is for people of 18 years and older, and asks you at sign-up. An account that a program makes
					without that question is asked when it first opens the app. If you write in English that you're
					younger, we stop coaching you and pause your account. We read that by rules, and they miss some
					people. We don't keep your age apart from those words. If we read you wrongly, you can say above the
					box that you're 18 or older. We ask once more before we believe it.
				</p>
			</Part>
			<Part title="While an account is paused">
				<p>
					An account is paused when you tell us you're under 18, or take back your consent for health data.
					Then we keep nothing new that says how you are: no moods, check-ins, exercises, goals or types, no
					names of conversations, no memory, and not the hours at which you're here. We start no new
					conversation, make no card, line of the day or look back, and no company gets your words. No e-mail
					comes from your coach. What was there stays until you delete it.
				</p>
				<p>
					Some things go on. Your safety plan can still be changed, because it may keep you safe, and help is
					still shown and counted without your name. When your words show danger, we keep how serious it was
					and when. You can read, report, take everything along and delete, and change your account, country,
					time zone and notifications. Somebody under 18 is still answered in the chat, with lines for their
					age. What they write there stays until they delete it, and we keep when they last wrote, to say in
					time that it's an AI. After consent is withdrawn, messages are neither answered nor kept.
				</p>
			</Part>
			<OperatorPart operator={operator} />
		</PageFrame>
	);
}
