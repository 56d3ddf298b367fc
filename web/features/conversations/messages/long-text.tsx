import { useId, useState } from "react";
import { truncate } from "../truncate.ts";
import { RichText } from "./rich-text.tsx";

/** A message of over 40 words, shown in part until asked for. */
export function LongText({ text, isWhole }: { text: string; isWhole: boolean }) {
	const [isOpen, setIsOpen] = useState(false);
	const id = useId();
	const beginning = isWhole ? null : truncate(text);
	if (beginning === null) {
		return <RichText text={text} />;
	}
	return (
		<>
			<div id={id}>
				<RichText text={isOpen ? text : beginning} isUnfinished={!isOpen} />
			</div>
			<button
				type="button"
				aria-expanded={isOpen}
				aria-controls={id}
				onClick={() => setIsOpen(!isOpen)}
				className="mt-2 min-h-8 rounded-md font-semibold text-sm underline decoration-white/50 underline-offset-4 hover:decoration-white"
			>
				{isOpen ? "View less" : "View more"}
			</button>
		</>
	);
}
