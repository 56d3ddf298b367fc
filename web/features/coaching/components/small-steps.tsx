import { useId, useState } from "react";
import { Button } from "#web/components/ui/button.tsx";

/** One small step, and the others for whom it does not suit. */
export function SmallSteps({ suggestions }: { suggestions: string[] }) {
	const id = useId();
	const [isOpen, setIsOpen] = useState(false);
	const [first, ...others] = suggestions;
	if (first === undefined) {
		return null;
	}
	return (
		<div className="self-start border-accent/40 border-l-2 pl-4">
			<h3 className="font-medium font-sans text-soft text-xs">One small step</h3>
			<p className="mt-0.5 font-medium">{first}</p>
			{others.length > 0 && (
				<>
					<ul id={id} hidden={!isOpen} className="mt-2 flex flex-col gap-2">
						{others.map((other) => (
							<li key={other}>{other}</li>
						))}
					</ul>
					<Button
						variant="link"
						size="inline"
						className="-ml-1 mt-1"
						aria-expanded={isOpen}
						aria-controls={id}
						onClick={() => setIsOpen(!isOpen)}
					>
						{isOpen ? "Fewer ideas" : others.length === 1 ? "One more idea" : `${others.length} more ideas`}
					</Button>
				</>
			)}
		</div>
	);
}
