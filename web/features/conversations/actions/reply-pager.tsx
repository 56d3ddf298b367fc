import { ChevronLeft, ChevronRight } from "lucide-react";
import type { KeyboardEvent } from "react";
import type { MessageMetadata } from "#shared/schemas/conversations.ts";
import { ActionButton } from "./action-button.tsx";

type ReplyPagerProps = NonNullable<MessageMetadata["versions"]> & {
	isBusy: boolean;
	onShow: (number: number) => void;
};

/** Pages through versions of a reply. The conversation continues from the visible one. */
export function ReplyPager({ count, shown, isBusy, onShow }: ReplyPagerProps) {
	const canShow = (number: number) => !isBusy && number >= 1 && number <= count;
	function handleKey(event: KeyboardEvent) {
		const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
		if (step && canShow(shown + step)) {
			event.preventDefault();
			onShow(shown + step);
		}
	}
	const step = (label: string, icon: typeof ChevronLeft, number: number) => (
		<ActionButton label={label} icon={icon} isDisabled={!canShow(number)} onPress={() => onShow(number)} />
	);
	return (
		<fieldset aria-label="Replies" className="reply-pager flex items-center" onKeyDown={handleKey}>
			{step("Earlier reply", ChevronLeft, shown - 1)}
			<span role="status" className="whitespace-nowrap font-medium text-sm tabular-nums">
				{shown} of {count}
			</span>
			{step("Later reply", ChevronRight, shown + 1)}
		</fieldset>
	);
}
