import { ChevronLeft, ChevronRight } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import type { MessageMetadata } from "#shared/schemas/conversations.ts";
import { showFailure } from "#web/lib/show-failure.ts";
import { ActionButton } from "./action-button.tsx";

type ReplyPagerProps = NonNullable<MessageMetadata["versions"]> & {
	onShow: (number: number) => Promise<unknown>;
};

/** Goes through the replies that were written in one place. The conversation goes on from the one that is shown. */
export function ReplyPager({ count, shown, onShow }: ReplyPagerProps) {
	const [isAsking, setIsAsking] = useState(false);
	const canShow = (number: number) => !isAsking && number >= 1 && number <= count;
	async function show(number: number) {
		setIsAsking(true);
		await onShow(number).catch(showFailure("We couldn't show that reply"));
		setIsAsking(false);
	}
	function handleKey(event: KeyboardEvent) {
		const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
		if (step && canShow(shown + step)) {
			event.preventDefault();
			void show(shown + step);
		}
	}
	const step = (label: string, icon: typeof ChevronLeft, number: number) => (
		<ActionButton label={label} icon={icon} isDisabled={!canShow(number)} onPress={() => void show(number)} />
	);
	return (
		<fieldset aria-label="Replies" className="flex items-center" onKeyDown={handleKey}>
			{step("Earlier reply", ChevronLeft, shown - 1)}
			<span role="status" className="font-medium text-sm tabular-nums">
				{shown} of {count}
			</span>
			{step("Later reply", ChevronRight, shown + 1)}
		</fieldset>
	);
}
