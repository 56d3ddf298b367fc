import { Link } from "wouter";
import { Button } from "#web/components/ui/button.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { paths } from "#web/lib/paths.ts";

/** The way to the questionnaire from the profile. */
export function AssessmentCard({ isCompleted }: { isCompleted: boolean }) {
	return (
		<Card title="Personalization assessment">
			<p className="text-soft">
				{isCompleted
					? "Things change. Take it again whenever your answers would be different."
					: "Eight short steps that tell your coach where to begin."}
			</p>
			<Button asChild className="mt-5">
				<Link href={paths.assessment}>{isCompleted ? "Take it again" : "Take the assessment"}</Link>
			</Button>
		</Card>
	);
}
