import { type ReactNode, useEffect, useRef } from "react";

type StepFrameProps = {
	eyebrow: string;
	title: string;
	lead?: string;
	/** False for a visit's first step; later steps move the focus to the new question. */
	takesFocus: boolean;
	children: ReactNode;
};

/** One question a screen. */
export function StepFrame({ eyebrow, title, lead, takesFocus, children }: StepFrameProps) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		if (takesFocus) {
			heading.current?.focus();
			window.scrollTo({ top: 0 });
		}
	}, [takesFocus]);
	return (
		<div className="arrive">
			<p className="font-medium text-accent text-sm">{eyebrow}</p>
			<h1 ref={heading} tabIndex={-1} className="mt-1.5 text-2xl outline-none sm:text-3xl">
				{title}
			</h1>
			{lead && <p className="mt-2.5 text-soft">{lead}</p>}
			<div className="mt-8">{children}</div>
		</div>
	);
}
