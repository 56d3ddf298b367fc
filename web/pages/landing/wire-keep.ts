import { TRY_TURNS } from "#shared/chat/try-it-limits.ts";
import { type CarriedTurn, carryTalk, readCarried } from "#web/lib/storage/carried-talk.ts";

const NOT_KEPT =
	"Your browser doesn't let us carry this over, so we can't keep it. You can copy it before you sign up.";

/** The way from the landing page's conversation to an account that begins with it. */
export type Keep = {
	/** Offers to keep these turns. Beside help the offer is a quiet line. */
	offer: (turns: readonly CarriedTurn[], isGrave: boolean) => void;
};

/** Wires the link that keeps the conversation. Before it is pressed, this browser stores none of it. */
export function wireKeep(): Keep | null {
	const keep = document.getElementById("try-keep");
	const link = keep?.querySelector("a");
	const words = keep?.querySelector("span");
	if (!keep || !link || !words) {
		return null;
	}
	let turns: readonly CarriedTurn[] = [];
	link.addEventListener("click", (event) => {
		if (!carryTalk(turns)) {
			event.preventDefault();
			words.textContent = NOT_KEPT;
		}
	});
	return {
		offer(newest, isGrave) {
			turns = newest;
			keep.hidden = false;
			keep.classList.toggle("is-quiet", isGrave);
			words.textContent = isGrave ? "" : offerText(TRY_TURNS - newest.length);
			if (readCarried()) {
				carryTalk(newest);
			}
		},
	};
}

function moreText(left: number): string {
	if (left === 0) {
		return "To go on, you need an account.";
	}
	return `You have ${left} more ${left === 1 ? "reply" : "replies"} without an account.`;
}

function offerText(left: number): string {
	return `It's free, and your chat starts with it. ${moreText(left)}`;
}
