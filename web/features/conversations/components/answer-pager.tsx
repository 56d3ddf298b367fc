import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import type { MessageMetadata } from "#shared/schemas/conversations.ts";
import { showFailure } from "#web/lib/show-failure.ts";
import { ActionButton } from "./action-button.tsx";

type AnswerPagerProps = NonNullable<MessageMetadata["versions"]> & {
	onShow: (number: number) => Promise<unknown>;
};

/** Goes through the answers that were written in one place. The talk goes on from the one that is shown. */
export function AnswerPager({ count, shown, onShow }: AnswerPagerProps) {
	const [isAsking, setIsAsking] = useState(false);
	async function show(number: number) {
		setIsAsking(true);
		await onShow(number).catch(showFailure("That answer could not be shown"));
		setIsAsking(false);
	}
	const step = (label: string, icon: typeof ChevronLeft, number: number) => (
		<ActionButton
			label={label}
			icon={icon}
			isDisabled={isAsking || number < 1 || number > count}
			onPress={() => void show(number)}
		/>
	);
	return (
		<fieldset aria-label="Answers" className="loose-words -my-1.5 -ml-2 flex items-center">
			{step("Earlier answer", ChevronLeft, shown - 1)}
			<span role="status" className="tabular-nums">
				{shown} of {count}
			</span>
			{step("Later answer", ChevronRight, shown + 1)}
		</fieldset>
	);
}
