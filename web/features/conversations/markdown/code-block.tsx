import { Check, Copy } from "lucide-react";
import { FailureNote } from "#web/components/feedback/failure-note.tsx";
import { useCopy } from "#web/lib/hooks/use-copy.ts";
import { usePress } from "#web/lib/hooks/use-press.ts";
import { codeLanguage } from "./code-languages.ts";
import { HighlightedCode } from "./highlighted-code.tsx";
import { ScrollRegion } from "./scroll-region.tsx";

type CodeBlockProps = {
	code: string;
	/** From the opening fence. */
	named: string | undefined;
	/** Still being written: neither coloured nor copyable. */
	isOpen: boolean;
};

export function CodeBlock({ code, named, isOpen }: CodeBlockProps) {
	const { name, grammar } = codeLanguage(named);
	return (
		<div className="code-block">
			<div className="code-block-head">
				<span>{name}</span>
				{!isOpen && <CopyCode code={code} />}
			</div>
			<ScrollRegion label={name === "Code" ? name : `${name} code`}>
				{/* Code is left to right in every language. */}
				<pre dir="ltr">
					<code>
						{grammar && !isOpen ? <HighlightedCode key={grammar} code={code} grammar={grammar} /> : code}
					</code>
				</pre>
			</ScrollRegion>
		</div>
	);
}

function CopyCode({ code }: { code: string }) {
	const { isCopied, copy } = useCopy(code);
	const { failure, press } = usePress();
	const Icon = isCopied ? Check : Copy;
	return (
		<>
			<button
				type="button"
				aria-label={isCopied ? "Copied" : "Copy code"}
				onClick={() => void press("We couldn't copy that.", copy)}
			>
				<Icon aria-hidden className="size-3.5" strokeWidth={2} />
				{isCopied ? "Copied" : "Copy"}
			</button>
			{/* Screen readers don't announce a button's new name. */}
			<span role="status" className="sr-only">
				{isCopied && "Copied"}
			</span>
			{failure && <FailureNote {...failure} className="basis-full pb-2" />}
		</>
	);
}
