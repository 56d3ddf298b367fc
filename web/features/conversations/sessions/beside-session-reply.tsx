import { MessageCircleQuestion, Sparkles } from "lucide-react";
import { type ReactNode, use } from "react";
import type { Message } from "#shared/schemas/conversations.ts";
import { NextSteps } from "./next-steps.tsx";
import { type SessionActions, SessionContext } from "./session-context.ts";

/** A message of a session. The newest reply stays in view while what belongs to it comes below it. */
export function BesideSessionReply({ message, children }: { message: Message; children: ReactNode }) {
	const session = use(SessionContext);
	return (
		<div
			data-holds-view={message.id === session?.newestId ? "reply" : undefined}
			className="flex scroll-mt-32 flex-col gap-3"
		>
			{children}
			<Structure message={message} session={session} />
		</div>
	);
}

/** Suggested actions, next steps, a strength, and questions to send. */
function Structure({ message, session }: { message: Message; session: SessionActions | null }) {
	const {
		suggestedActions,
		nextSteps,
		motivationalBoost,
		strengthPrompt,
		followUpQuestion,
		helpfulQuestions,
	} = message.metadata;
	const questions = message.id === session?.newestId ? helpfulQuestions : undefined;
	if (
		message.role !== "assistant" ||
		!(suggestedActions || nextSteps || motivationalBoost || strengthPrompt || questions)
	) {
		return null;
	}
	return (
		<div className="appear flex max-w-[36rem] flex-col gap-5 rounded-3xl border border-hairline bg-plate px-5 py-5 text-ink sm:px-6">
			{motivationalBoost && (
				<p className="flex gap-3 font-display text-lg">
					<Sparkles aria-hidden className="mt-1 size-4.5 shrink-0 text-accent" strokeWidth={1.75} />
					{motivationalBoost}
				</p>
			)}
			{suggestedActions && (
				<Part title="Suggested actions">
					<ul className="flex list-disc flex-col gap-1.5 pl-5">
						{suggestedActions.map((action) => (
							<li key={action}>{action}</li>
						))}
					</ul>
				</Part>
			)}
			{nextSteps && (
				<Part title="Next steps">
					<NextSteps message={message} steps={nextSteps} />
				</Part>
			)}
			{strengthPrompt && (
				<div className="rounded-2xl bg-accent-wash px-4 py-3.5">
					<h3 className="font-sans font-semibold text-base">Your strength</h3>
					<p className="mt-0.5">{strengthPrompt}</p>
					{followUpQuestion && <p className="mt-2 font-medium">{followUpQuestion}</p>}
				</div>
			)}
			{questions && session && (
				<Part title="Questions to ask">
					<ul className="flex flex-col gap-2">
						{questions.map((question) => (
							<li key={question}>
								<button
									type="button"
									disabled={session.isBusy}
									onClick={() => session.send(question)}
									className="flex min-h-11 w-full items-center gap-3 rounded-2xl border border-edge/70 px-4 py-2 text-left transition-colors duration-150 hover:border-ink disabled:opacity-60"
								>
									<MessageCircleQuestion
										aria-hidden
										className="size-4.5 shrink-0 text-accent"
										strokeWidth={1.75}
									/>
									{question}
								</button>
							</li>
						))}
					</ul>
				</Part>
			)}
		</div>
	);
}

function Part({ title, children }: { title: string; children: ReactNode }) {
	return (
		<div>
			<h3 className="mb-1.5 font-sans font-semibold text-base">{title}</h3>
			{children}
		</div>
	);
}
