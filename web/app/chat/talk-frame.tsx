import { ArrowUp, Bell, Mic, PanelLeft, SlidersHorizontal } from "lucide-react";
import { FIRST_GREETING } from "#shared/chat/messages.ts";
import { BrandMark } from "#web/components/brand-mark.tsx";
import { ChatSkeleton } from "#web/features/conversations/components/chat-skeleton.tsx";
import { useRootClass } from "#web/lib/hooks/use-root-class.ts";
import { EARLY_BOX, goOnIn, noteSentEarly, noteTypedEarly } from "#web/lib/storage/typed-early.ts";
import { MainNav } from "../main-nav.tsx";

const PLACE = "grid size-11 shrink-0 place-items-center text-soft";

type TalkFrameProps = {
	hasNav?: boolean;
};

/**
 * The chat before its code has loaded: the build prerenders it, and the app shows the same until it knows the user.
 * The coach greets and people can already type; the chat takes their text over.
 */
export function TalkFrame({ hasNav = false }: TalkFrameProps) {
	useRootClass("shows-capsules");
	return (
		<div data-opening="true" className="chat-container flex h-dvh flex-col overflow-hidden">
			{!hasNav && <div aria-hidden className="scene-layer early-scene" />}
			<div aria-hidden className="chat-header">
				<div className="capsule">
					<span className={PLACE}>
						<PanelLeft className="size-5" strokeWidth={1.5} />
					</span>
					<span className="flex pr-2.5 max-[22.4rem]:hidden sm:pr-4">
						<BrandMark isShort />
					</span>
				</div>
				<div className="capsule pr-help">
					<span className={`${PLACE} max-sm:hidden`} />
					<span className={PLACE}>
						<Bell className="size-5" strokeWidth={1.5} />
					</span>
					<span className={PLACE}>
						<span className="size-8 rounded-full bg-hairline" />
					</span>
				</div>
			</div>
			<main className="talk-column">
				{/* Where the first chat has them, so that nothing jumps. */}
				<div className="talk-opening">
					<p aria-hidden className="opening early-lead" />
					<p className="headline headline-long early-greeting">{FIRST_GREETING}</p>
					<ChatSkeleton />
				</div>
			</main>
			<div className="chat-bar">
				<div className="chat-plate flex flex-wrap items-end gap-1.5 rounded-[1.75rem] p-1.5 max-sm:gap-0 lg:pt-10.5">
					<span className="grid size-12 shrink-0 place-items-center text-soft max-sm:w-11 lg:hidden">
						<SlidersHorizontal aria-hidden className="size-5" strokeWidth={1.75} />
					</span>
					<textarea
						id={EARLY_BOX}
						rows={1}
						dir="auto"
						aria-label="Message"
						placeholder="Share what's on your mind..."
						ref={goOnIn}
						onInput={({ currentTarget }) => noteTypedEarly(currentTarget)}
						onKeyDown={({ nativeEvent }) => noteSentEarly(nativeEvent)}
						onFocus={({ currentTarget }) => noteTypedEarly(currentTarget)}
						className="message-box"
					/>
					<span className="grid size-12 shrink-0 place-items-center text-soft max-sm:w-10">
						<Mic aria-hidden className="size-5.5" strokeWidth={1.5} />
					</span>
					<span className="send-idle grid size-12 shrink-0 place-items-center rounded-full">
						<ArrowUp aria-hidden className="size-5.5" strokeWidth={2} />
					</span>
				</div>
			</div>
			{!hasNav && <MainNav />}
		</div>
	);
}
