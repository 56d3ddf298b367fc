import { cx } from "class-variance-authority";
import { Check, Copy, Pencil } from "lucide-react";
import { useCopy } from "#web/lib/hooks/use-copy.ts";
import type { Press } from "#web/lib/hooks/use-press.ts";
import { ActionButton } from "./action-button.tsx";
import { MoreItem, MoreMenu } from "./more-menu.tsx";
import { sentAt } from "./sent-at.ts";

type OwnActionsProps = {
	text: string;
	createdAt: string;
	/** Only for the last message. */
	onEdit?: (() => void) | undefined;
	press: Press;
};

/** What can be done with a message of the person's own. */
export function OwnActions({ text, createdAt, onEdit, press }: OwnActionsProps) {
	const { isCopied, copy } = useCopy(text);
	const handleCopy = () => void press("We couldn't copy that.", copy);
	return (
		<div className={cx("action-row action-row-aside", !onEdit && "action-row-pointer")}>
			{onEdit && <ActionButton label="Edit" icon={Pencil} onPress={onEdit} />}
			<ActionButton
				label={isCopied ? "Copied" : "Copy"}
				icon={isCopied ? Check : Copy}
				onPress={handleCopy}
			/>
			<MoreMenu footer={`Sent ${sentAt(createdAt)}.`}>
				{onEdit && <MoreItem label="Edit" icon={Pencil} onPress={onEdit} />}
				<MoreItem label="Copy" icon={Copy} onPress={handleCopy} />
			</MoreMenu>
		</div>
	);
}
