import { type ReactNode, useState } from "react";
import { useLocation } from "wouter";
import { ONBOARDING_MOODS, type OnboardingMood } from "#shared/mood/moods.ts";
import type { User } from "#shared/schemas/users.ts";
import { BrandMark } from "#web/components/brand-mark.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { errorMessage } from "#web/lib/api/readable-error.ts";
import { useDocumentTitle } from "#web/lib/hooks/use-document-title.ts";
import { useRootClass } from "#web/lib/hooks/use-root-class.ts";
import { paths } from "#web/lib/paths.ts";
import { showToast } from "#web/lib/toast-store.ts";
import { useCompleteOnboarding } from "./api/complete-onboarding.ts";
import { MoodTile } from "./components/mood-tile.tsx";
import { useGreyBackdrop } from "./hooks/use-grey-backdrop.ts";

const REDIRECT_DELAY = 100;

/** `notice` is shown above the question. */
export function OnboardingPage({ user, notice }: { user: User; notice?: ReactNode }) {
	useDocumentTitle("How would you like to feel?");
	useGreyBackdrop();
	useRootClass("shows-step-foot");
	useRootClass("shows-mood-foot");
	const [, navigate] = useLocation();
	const [mood, setMood] = useState<OnboardingMood | null>(null);
	const complete = useCompleteOnboarding();
	// Includes the moment until the dashboard opens, so that nothing flickers.
	const isSaving = complete.isPending || complete.isSuccess;

	function finish(desiredMood: OnboardingMood | null) {
		complete.mutate(
			{ userId: user.id, desiredMood },
			{
				onSuccess: () => setTimeout(() => navigate(paths.dashboard, { replace: true }), REDIRECT_DELAY),
				onError: (error) =>
					showToast({
						title: "Error",
						description: errorMessage(error, "Failed to complete setup"),
						variant: "destructive",
					}),
			},
		);
	}

	const idleText = mood ? `I want to feel ${mood}` : "Continue";
	return (
		<main className="mx-auto flex min-h-dvh w-full max-w-2xl flex-col px-4 pt-5 sm:px-6 sm:pt-10">
			<BrandMark className="self-start" />
			<div className="arrive my-auto py-6">
				{notice && <div className="mb-6 empty:hidden">{notice}</div>}
				<h1 className="text-3xl sm:text-4xl">How would you like to feel today?</h1>
				<p className="mt-2 text-soft">This helps us personalize your experience (optional)</p>
				<fieldset className="mt-6 grid grid-cols-2 gap-3 sm:gap-4" disabled={isSaving}>
					<legend className="sr-only">Moods</legend>
					{ONBOARDING_MOODS.map((each) => (
						<MoodTile
							key={each}
							mood={each}
							isChosen={each === mood}
							onToggle={() => setMood(each === mood ? null : each)}
						/>
					))}
				</fieldset>
			</div>
			<div className="step-foot mood-foot flex flex-col items-center gap-1">
				<Button
					size="large"
					className="w-full sm:w-auto sm:min-w-80"
					disabled={isSaving}
					onClick={() => finish(mood)}
				>
					{isSaving ? "Setting up..." : idleText}
				</Button>
				<Button
					variant="link"
					size="inline"
					className="min-h-11"
					disabled={isSaving}
					onClick={() => finish(null)}
				>
					Skip - Start chatting
				</Button>
			</div>
		</main>
	);
}
