import type { User } from "#shared/schemas/users.ts";
import { BackToChat } from "#web/components/back-to-chat.tsx";
import { useDocumentTitle } from "#web/lib/hooks/use-document-title.ts";
import { PausedLine } from "../chat/paused-line.tsx";

/** Replaces pages that would ask for data we may not store while the account is paused. */
export function PausedPage({ user }: { user: User }) {
	useDocumentTitle("Your account is paused");
	return (
		<div className="sheet mx-auto min-h-dvh max-w-2xl px-5 pt-4 pb-16 sm:px-10">
			{user.onboardingCompleted && <BackToChat />}
			<main className="mt-6 flex flex-col gap-5 sm:mt-10">
				<h1 className="text-3xl">You can't use this while your account is paused</h1>
				<PausedLine user={user} isAboveBox={false} />
			</main>
		</div>
	);
}
