import type { User } from "#shared/schemas/users.ts";
import { ErrorRegion } from "#web/components/error-region.tsx";
import { AssessmentInvitation } from "#web/features/assessments/components/assessment-invitation.tsx";
import { ChatScreen } from "#web/features/conversations/chat-screen.tsx";
import { useDocumentTitle } from "#web/lib/use-document-title.ts";

export function DashboardPage({ user }: { user: User }) {
	useDocumentTitle("Chat");
	return (
		<ErrorRegion name="The chat">
			<ChatScreen user={user} top={user.assessmentCompleted ? null : <AssessmentInvitation />} />
		</ErrorRegion>
	);
}
