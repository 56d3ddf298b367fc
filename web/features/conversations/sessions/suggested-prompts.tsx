import type { User } from "#shared/schemas/users.ts";
import { suggestedPrompts } from "./content/suggested-prompts.ts";

type SuggestedPromptsProps = {
	user: User;
	overallMood: number | null;
	isBusy: boolean;
	onChoose: (prompt: string) => void;
};

/** For people who don't know how to begin. */
export function SuggestedPrompts({ user, overallMood, isBusy, onChoose }: SuggestedPromptsProps) {
	return (
		<section aria-label="Ideas to get started" className="arrive grid gap-2.5 sm:grid-cols-2">
			{suggestedPrompts(user, overallMood).map((prompt) => (
				<button
					key={prompt}
					type="button"
					disabled={isBusy}
					onClick={() => onChoose(prompt)}
					className="min-h-16 rounded-2xl border border-hairline bg-plate px-5 py-3.5 text-left transition-colors duration-150 hover:border-ink disabled:opacity-60"
				>
					{prompt}
				</button>
			))}
		</section>
	);
}
