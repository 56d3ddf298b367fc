import { useQuery } from "@tanstack/react-query";
import type { KnownMood } from "#shared/mode-machine.ts";
import type { Assessment } from "#shared/schemas/assessments.ts";
import type { User } from "#shared/schemas/users.ts";
import { ErrorRegion } from "#web/components/error-region.tsx";
import { assessmentsQuery } from "#web/features/assessments/api/get-assessments.ts";
import { AssessmentInvitation } from "#web/features/assessments/components/assessment-invitation.tsx";
import { useInvitation } from "#web/features/assessments/hooks/use-invitation.ts";
import { ChatScreen } from "#web/features/conversations/chat-screen.tsx";
import { useDocumentTitle } from "#web/lib/use-document-title.ts";

export function DashboardPage({ user }: { user: User }) {
	useDocumentTitle("Chat");
	const invitation = useInvitation();
	const assessments = useQuery({ ...assessmentsQuery(user.id), enabled: user.assessmentCompleted });
	const isInvited = invitation.isShown && !user.assessmentCompleted;
	return (
		<ErrorRegion name="The chat">
			<ChatScreen
				user={user}
				mood={knownMood(user, assessments.data?.[0])}
				top={isInvited ? <AssessmentInvitation onDismiss={invitation.dismiss} /> : null}
			/>
		</ErrorRegion>
	);
}

function knownMood(user: User, latest: Assessment | undefined): KnownMood | null {
	return latest
		? { overallMood: latest.overallMood, currentMood: user.currentMood, desiredMood: user.desiredMood }
		: null;
}
