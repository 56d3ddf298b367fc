import { useId, useState } from "react";
import { Button } from "#web/components/ui/button.tsx";

type SmallStepsProps = {
	suggestions: string[];
	daysThisMonth: number;
};

/** Shows one small step, and others for people it doesn't suit. */
export function SmallSteps({ suggestions, daysThisMonth }: SmallStepsProps) {
	const id = useId();
	const [isOpen, setIsOpen] = useState(false);
	const [first, ...others] = suggestions;
	if (first === undefined) {
		return null;
	}
	return (
		<div className="self-start border-accent/40 border-l-2 pl-4">
			<div className="flex justify-between gap-3 text-soft text-xs">
				<h3 className="font-medium font-sans">One small step</h3>
				{daysThisMonth > 0 && (
					<p>
						{daysThisMonth} {daysThisMonth === 1 ? "day" : "days"} this month
					</p>
				)}
			</div>
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
						{isOpen ? "Show fewer ideas" : moreIdeas(others.length)}
					</Button>
				</>
			)}
		</div>
	);
}

function moreIdeas(count: number): string {
	return count === 1 ? "Show one more idea" : `Show ${count} more ideas`;
}
