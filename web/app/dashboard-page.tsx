import type { User } from "#shared/schemas/users.ts";
import { ErrorRegion } from "#web/components/error-region.tsx";
import { AssessmentInvitation } from "#web/features/assessments/components/assessment-invitation.tsx";
import { useInvitation } from "#web/features/assessments/hooks/use-invitation.ts";
import { ChatScreen } from "#web/features/conversations/chat-screen.tsx";
import { useDocumentTitle } from "#web/lib/use-document-title.ts";

export function DashboardPage({ user }: { user: User }) {
	useDocumentTitle("Chat");
	const invitation = useInvitation();
	const isInvited = invitation.isShown && !user.assessmentCompleted;
	return (
		<ErrorRegion name="The chat">
			<ChatScreen
				user={user}
				top={isInvited ? <AssessmentInvitation onDismiss={invitation.dismiss} /> : null}
			/>
		</ErrorRegion>
	);
}
