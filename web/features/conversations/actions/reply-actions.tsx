import { cx } from "class-variance-authority";
import { Check, Copy, Flag, RefreshCw, Volume2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { AI_PROVIDER_LABELS } from "#shared/ai-providers.ts";
import { CHAT_MODE_LABELS } from "#shared/chat/modes.ts";
import { STYLE_PRESETS } from "#shared/chat/styles.ts";
import type { Message } from "#shared/schemas/conversations.ts";
import { ErrorRegion } from "#web/components/feedback/error-region.tsx";
import { Dialog } from "#web/components/ui/dialog.tsx";
import { loadCode } from "#web/lib/api/load-code.ts";
import { useCopy } from "#web/lib/hooks/use-copy.ts";
import type { Press } from "#web/lib/hooks/use-press.ts";
import { readAloud } from "#web/lib/speech/reading-aloud.ts";
import { spokenMessage } from "../spoken-message.ts";
import { ActionButton } from "./action-button.tsx";
import { ListenButtons } from "./listen-buttons.tsx";
import { MoreItem, MoreMenu } from "./more-menu.tsx";
import { ReplyPager } from "./reply-pager.tsx";
import { sentAt } from "./sent-at.ts";

const ReportForm = lazy(() =>
	loadCode(() => import("./report-form.tsx")).then((part) => ({ default: part.ReportForm })),
);

type ReplyActionsProps = {
	message: Message;
	/** The newest reply's actions stay visible. Others show theirs on hover or focus. */
	isStanding: boolean;
	isAside: boolean;
	/** The server wrote it, not a coach. */
	isWrittenByServer: boolean;
	canReport: boolean;
	onRegenerate?: (() => Promise<unknown>) | undefined;
	onVersion?: ((messageId: string, number: number) => Promise<unknown>) | undefined;
	/** Runs an action. Failures appear below the message. */
	press: Press;
	isBusy: boolean;
};

/** What can be done with a reply: one quiet row, and the rest under More. */
export function ReplyActions(props: ReplyActionsProps) {
	const {
		message,
		isStanding,
		isAside,
		isWrittenByServer,
		canReport,
		onRegenerate,
		onVersion,
		press,
		isBusy,
	} = props;
	const { id, content, metadata } = message;
	const [isReporting, setIsReporting] = useState(false);
	const { isCopied, copy } = useCopy(content);
	const handleCopy = () => void press("We couldn't copy that.", copy);
	const closeReport = () => setIsReporting(false);
	return (
		<>
			<div className={cx("action-row", isAside && "action-row-aside")}>
				<ListenButtons message={message} />
				<ActionButton
					label={isCopied ? "Copied" : "Copy"}
					icon={isCopied ? Check : Copy}
					onPress={handleCopy}
				/>
				{onRegenerate && (
					<ActionButton
						label="Try another reply"
						icon={RefreshCw}
						isDisabled={isBusy}
						onPress={() => void press("We couldn't write another reply.", onRegenerate)}
					/>
				)}
				{/* After the button that makes one more, which keeps its place under the pointer. */}
				{metadata.versions && onVersion && (
					<ReplyPager
						{...metadata.versions}
						isBusy={isBusy}
						onShow={(number) => void press("We couldn't show that reply.", () => onVersion(id, number))}
					/>
				)}
				<MoreMenu footer={writtenBy(message, isWrittenByServer)}>
					{!isStanding && (
						<>
							<MoreItem label="Listen" icon={Volume2} onPress={() => readAloud(id, spokenMessage(message))} />
							<MoreItem label="Copy" icon={Copy} onPress={handleCopy} />
						</>
					)}
					{canReport && (
						<MoreItem
							label="Report this reply"
							hint="A person will read it"
							icon={Flag}
							onPress={() => setIsReporting(true)}
						/>
					)}
				</MoreMenu>
			</div>
			<Dialog title="Report this reply" isOpen={isReporting} onClose={closeReport}>
				<ErrorRegion name="The report" reloads>
					<Suspense fallback={null}>
						<ReportForm message={message} onDone={closeReport} />
					</Suspense>
				</ErrorRegion>
			</Dialog>
		</>
	);
}

const WRITERS = { ...AI_PROVIDER_LABELS, builtin: "the built-in guide", local: "a local model" };

function writtenBy({ aiProvider, createdAt, metadata }: Message, isWrittenByServer: boolean): string {
	const when = sentAt(createdAt);
	if (isWrittenByServer) {
		return `Written by Attune, ${when}.`;
	}
	const { mode, style } = metadata;
	// Balanced support is the default, so it isn't named.
	const chosen = style && style !== "balanced-support" ? STYLE_PRESETS[style].label : null;
	const manner = [mode && CHAT_MODE_LABELS[mode], chosen].filter((each) => each).join(", ");
	return `Written by ${WRITERS[aiProvider]}, ${when}${manner ? `, in ${manner}` : ""}.`;
}
