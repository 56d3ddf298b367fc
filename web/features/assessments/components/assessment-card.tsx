import { Link, useLocation } from "wouter";
import type { User } from "#shared/schemas/users.ts";
import { Button } from "#web/components/ui/button.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { paths } from "#web/lib/paths.ts";
import { useResetAssessment } from "../api/reset-assessment.ts";

/** The way to the questionnaire from the profile. */
export function AssessmentCard({ user }: { user: User }) {
	const [, navigate] = useLocation();
	const reset = useResetAssessment(user.id, () => navigate(paths.assessment));
	return (
		<Card title="Personalization assessment">
			<p className="text-soft">
				{user.assessmentCompleted
					? "We keep your earlier answers."
					: "Answer eight short steps so your coach knows where to start."}
			</p>
			{user.assessmentCompleted ? (
				<Button
					variant="outline"
					className="mt-4"
					disabled={reset.isPending}
					onClick={() => reset.mutate(undefined)}
				>
					{reset.isPending ? "One moment..." : "Retake the assessment"}
				</Button>
			) : (
				<Button asChild className="mt-4">
					<Link href={paths.assessment}>Take the assessment</Link>
				</Button>
			)}
		</Card>
	);
}
