import { AI_PROVIDER_LABELS } from "#shared/ai-providers.ts";
import type { MessageMetadata, StandsIn } from "#shared/schemas/conversations.ts";
import { FailureNote } from "#web/components/feedback/failure-note.tsx";
import { usePress } from "#web/lib/hooks/use-press.ts";
import { staticPaths } from "#web/lib/paths.ts";
import { AskConsent } from "../components/ask-consent.tsx";
import { Note } from "./note.tsx";

type NotesProps = Pick<MessageMetadata, "isUnread" | "standsIn"> & {
	/** Asks the model again; only for the newest reply. */
	onAskAgain: (() => Promise<unknown>) | undefined;
};

/** Quiet lines above a reply that aren't the coach's own. */
export function Notes({ isUnread, standsIn, onAskAgain }: NotesProps) {
	return (
		<>
			{isUnread && (
				<Note>
					The built-in guide reads only English. If you need a person,{" "}
					<a href={staticPaths.help} className="underline decoration-edge underline-offset-4">
						get help in your country
					</a>
					.
				</Note>
			)}
			{standsIn?.why === "no-consent" && onAskAgain && <AskConsent onAgreed={onAskAgain} />}
			{standsIn && standsIn.why !== "no-consent" && (
				<InItsPlace standsIn={standsIn} onAskAgain={onAskAgain} />
			)}
		</>
	);
}

/** Says why the guide replied in a model's place, and offers to ask the model again. */
function InItsPlace({ standsIn, onAskAgain }: Pick<NotesProps, "onAskAgain"> & { standsIn: StandsIn }) {
	const { isBusy: isAsking, failure, press } = usePress();
	const name = AI_PROVIDER_LABELS[standsIn.provider];
	return (
		<>
			<Note>
				{whyOf(standsIn, name)} The built-in guide replied.
				{onAskAgain && (
					<>
						{" "}
						<button
							type="button"
							disabled={isAsking}
							onClick={() => void press(`We couldn't ask ${name}.`, onAskAgain)}
							className="min-h-6 underline decoration-edge underline-offset-4 disabled:opacity-60"
						>
							{isAsking ? `Asking ${name}...` : `Ask ${name} again`}
						</button>
					</>
				)}
			</Note>
			{failure && <FailureNote {...failure} isLoose className="mx-auto text-center" />}
		</>
	);
}

function whyOf({ why, waitSeconds }: StandsIn, name: string): string {
	switch (why) {
		case "limited":
			return waitSeconds === undefined
				? `${name} is busy at the moment.`
				: `${name} is busy and can be asked again in ${waitText(waitSeconds)}.`;
		case "refused":
			return `${name} wouldn't reply to this.`;
		case "too-long":
			return `This conversation is too long for ${name}. Start a new one.`;
		default:
			return `${name} can't be reached at the moment.`;
	}
}

function waitText(seconds: number): string {
	const minutes = Math.ceil(seconds / 60);
	if (seconds < 60) {
		return `${seconds} seconds`;
	}
	return minutes === 1 ? "a minute" : `${minutes} minutes`;
}
