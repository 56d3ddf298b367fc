import { useQueryClient } from "@tanstack/react-query";
import { localDay } from "#shared/local-day.ts";
import { NEED_AREAS } from "#shared/needs.ts";
import type { SavedAssessment } from "#shared/schemas/assessments.ts";
import type { User } from "#shared/schemas/users.ts";
import { keysAfterAssessment } from "#web/lib/api/query-keys.ts";
import { errorMessage, ReadableError } from "#web/lib/api/readable-error.ts";
import { useSubmit } from "#web/lib/hooks/use-submit.ts";
import { showToast } from "#web/lib/toast-store.ts";
import { createAssessment } from "../api/create-assessment.ts";
import { finishSetup } from "../api/finish-setup.ts";
import { toAssessment, type WizardState } from "../wizard-state.ts";

type Person = Pick<User, "id" | "timeZone">;

/** Saves the assessment, then the person's setup; refreshes what shows either, and tells the rest of the page. */
export function useCompleteAssessment(person: Person | undefined) {
	const client = useQueryClient();
	return useSubmit({
		mutationFn: (wizard: WizardState) => complete(person, wizard),
		onSuccess: (saved) => {
			for (const queryKey of keysAfterAssessment(saved.userId)) {
				void client.invalidateQueries({ queryKey });
			}
			// No congratulations when the text showed danger.
			if (!saved.safety) {
				showToast({ title: "Assessment Complete!", description: outcomeText(saved) });
			}
			window.dispatchEvent(new CustomEvent("assessment-completed", { detail: { userId: saved.userId } }));
		},
		onError: (error) =>
			showToast({
				title: "Error",
				description: errorMessage(error, "Failed to save assessment"),
				variant: "destructive",
			}),
	});
}

async function complete(person: Person | undefined, wizard: WizardState): Promise<SavedAssessment> {
	if (!person) {
		throw new ReadableError("User not authenticated");
	}
	const assessment = toAssessment(wizard, person.id, localDay(person.timeZone, new Date()));
	const saved = await createAssessment(assessment);
	await finishSetup({
		userId: person.id,
		mbtiType: assessment.mbtiType ?? "",
		primaryGoal: assessment.primaryGoal ?? "wellness",
	});
	return saved;
}

function outcomeText({ hierarchyUpdated, newHierarchyLevel }: SavedAssessment): string {
	return hierarchyUpdated
		? `Your focus area has been updated to ${NEED_AREAS[newHierarchyLevel].label}!`
		: "Assessment saved successfully!";
}
