import { DataRetention } from "#web/components/data-retention.tsx";
import { settingsPath, staticPaths } from "#web/lib/paths.ts";
import { AsOf } from "./parts/as-of.tsx";
import { OperatorPart } from "./parts/operator-part.tsx";
import { PageFrame, Part } from "./parts/page-frame.tsx";
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
					See also the{" "}
					<a href={staticPaths.terms} className={LINK}>
						terms
					</a>
					.
				</p>
			</div>
			<Part title="What we store, where, and for how long">
				<DataRetention />
				<p>
					Attune runs on Cloudflare, which stores all of this for us. We store your password and email links
					only as hashes that no one can read.
				</p>
			</Part>
			<Part title="Who else gets your words">
				<p>
					On the home page, the built-in guide replies inside Attune, and no company gets your words. We don't
					save them unless you keep that conversation. Then they stay in your browser's tab until you have an
					account, and we store them there as your first conversation.
				</p>
				<p>
					If an AI company is connected, sign-up and your settings name it and say what we use it for. If you
					choose the built-in guide, it replies inside Attune, and no one else gets your words unless you turn
					on the safety check below.
				</p>
				<ul className="list-disc space-y-2 pl-5">
					<li>
						<strong className="font-semibold">To reply to you</strong>, we send that company what you wrote,
						the newest part of the conversation and a summary of the rest. We also send your first name, what
						you came for, how your coach should talk with you, your personality type and traits, your last two
						check-ins, your insight and moods, steps you agreed on, your country, and the date and hour where
						you are. While memory is on, we also send what you let your coach remember and the newest five
						things that you kept from exercises. Of your last three other conversations, we then send the
						title, the day and the words you began with. If you turn off coaching by type in your settings, we
						leave out your personality type and traits. We never send your email address, phone number or
						password.
					</li>
					<li>
						<strong className="font-semibold">Besides replies</strong>, we ask that company for the name and
						summary of a conversation, for lists beside a reply, for what is worth remembering and what keeps
						coming up, and for a look back on the conversation. We also ask it for a few words on a check-in,
						for your card and line of the day, and for the text of notifications. We send only what each task
						needs. For a notification or a check-in, we send none of your words.
					</li>
					<li>
						<strong className="font-semibold">To check for danger</strong>, we may send a message that may
						show danger, and up to seven messages before it, to an AI company. If the first one is slow, we
						ask a second one too. If one finds danger, we show you help. Sign-up and your settings name the
						companies. They may be other companies than the one that replies to you. If you chose the built-in
						guide, we do this only after you turn it on in your settings. If no company writes replies here at
						all, it is on until you turn it off. You can change that at any time.
					</li>
					<li>
						<strong className="font-semibold">To paint a scene</strong>, we send a description made from your
						goal, your current focus, your colours and the time of day. We send none of your words.
					</li>
					<li>
						<strong className="font-semibold">To read aloud or transcribe your voice</strong>, we send the
						text or the recording to a voice service, if this copy of Attune has one. If not, your browser
						does it and may use its maker's service.
					</li>
					<li>
						<strong className="font-semibold">Email</strong> goes through Cloudflare to your mail provider.
						Subject lines say nothing private, and no picture in an email tells us that you read it.
					</li>
				</ul>
			</Part>
			<Part title="Cookies and traces">
				<p>
					We use two cookies. One keeps you signed in for 30 days after your last visit, and for half a year
					at most. The other is a random number that lets us recognise this browser when you sign in, for half
					a year. That way, strangers who guess at your password don't slow you down. It stays when you sign
					out. It ends with a new password, when you sign out everywhere, and with your account. We use no
					other cookies and no counters, and nothing from other companies is on our pages.
				</p>
				<p>
					We look at your IP address to slow down attackers, and we don't store it. We count failed sign-ins
					under a scrambled form of the email address until a day passes without one. For each request, we log
					what kind it was, how it went and how long it took, with a scrambled form of who made it. We never
					log words, names or addresses. Your browser tells us your time zone, and the network tells us your
					country, so that we can show the right help lines.
				</p>
			</Part>
			<Part title="When words show danger">
				<p>
					Patterns inside Attune check every message for danger, so that help appears at once. If they aren't
					sure, an AI company may check it too, as described above. To see what we store of that, and what we
					don't, read{" "}
					<a href={staticPaths.safety} className={LINK}>
						how Attune keeps people safe
					</a>
					. If you report a reply, we keep the coach's words, which may repeat what you told it, and your
					reason, so that we can review them. Deleting the conversation doesn't delete your report. Deleting
					your account does.
				</p>
			</Part>
			<Part title="Totals of exercises">
				<p>
					If you turn it on in your settings, we add your exercises to{" "}
					<a href={staticPaths.outcomes} className={LINK}>
						public totals
					</a>
					: how many people finished or stopped an exercise, and how far their ratings moved. Your name, the
					day and your words are not in them. It is off until you turn it on. We can't take back what we
					counted, even if you delete your account, because we don't know which part is yours.
				</p>
			</Part>
			<Part title="What you can do">
				<ul className="list-disc space-y-2 pl-5">
					<li>
						See, correct and delete what your coach knows, on your profile, and its insights, in Progress. You
						can turn memory off in Settings.
					</li>
					<li>
						Start a temporary chat. It is in no list, search, memory, notification or export. We delete its
						words when you end it, or after 24 hours. The companies above get them as in any chat. When words
						show danger, we keep how serious it was and when.
					</li>
					<li>
						Delete a conversation. After 30 seconds you can't restore it. What your coach learned from it
						stays on your profile until you delete it there.
					</li>
					<li>
						Export everything as a web page or a file, see where you're signed in, and delete your account, in
						your{" "}
						<a href={settingsPath("data")} className={LINK}>
							settings
						</a>
						. Deleting removes everything at once, or within minutes if there is very much. Only counts and
						totals without a name stay. Cloudflare keeps copies in case of a disaster. They expire after 30
						days at most. For 35 days we keep your account's number, and nothing else of it, so that such a
						copy can't bring it back.
					</li>
				</ul>
			</Part>
			<Part title="For adults">
				<p>
					Attune is for people who are 18 or older, and we ask you at sign-up. If a program makes your account
					without that question, we ask when you first open the app. If you write in English that you're
					younger, we stop coaching you and pause your account. We use rules to notice that, and they miss
					some people. We don't store your age apart from those words. If we got it wrong, you can say above
					the message box that you're 18 or older. We ask once more before we believe it.
				</p>
			</Part>
			<Part title="While an account is paused">
				<p>
					We pause an account when you tell us you're under 18, or when you withdraw your consent for health
					data. Then we store nothing new that says how you are: no moods, check-ins, exercises, goals or
					types, no names of conversations, no memory, and not the hours when you're here. We start no new
					conversation and make no card, line of the day or look back. No company gets your words. Your coach
					sends no email. What was there stays until you delete it.
				</p>
				<p>
					Some things continue. You can still change your safety plan, because it may keep you safe. We still
					show help, and count it without your name. When your words show danger, we keep how serious it was
					and when. You can read, report, export and delete, and change your account, country, time zone and
					notifications. If you're under 18, you still get replies in the chat, with help lines for your age.
					What you write there stays until you delete it. We also keep when you last wrote, so that we can
					tell you in time that it's an AI. After you withdraw consent, we neither reply to messages nor store
					them.
				</p>
			</Part>
			<OperatorPart operator={operator} />
		</PageFrame>
	);
}
