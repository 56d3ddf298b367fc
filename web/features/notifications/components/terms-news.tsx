import type { User } from "#shared/schemas/users.ts";
import { TERMS_CHANGE, TERMS_VERSION } from "#shared/terms.ts";
import { FailureNote } from "#web/components/feedback/failure-note.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { dayOnCalendar } from "#web/lib/date/day-on-calendar.ts";
import { staticPaths } from "#web/lib/paths.ts";
import { useSeeTerms } from "../api/see-terms.ts";

const LINK = "underline underline-offset-4";

/** That the terms changed, when and how. It stays until the person says that they have seen it. */
export function TermsNews({ user }: { user: User }) {
	const see = useSeeTerms(user.id);
	return (
		<section aria-label="The terms changed" className="rounded-xl px-3.5 py-2.5 text-sm">
			<p>
				<strong className="font-semibold">
					<span aria-hidden className="mr-2 inline-block size-2 rounded-full bg-accent align-middle" />
					The terms changed on {dayOnCalendar(TERMS_VERSION, "UTC")}.
				</strong>{" "}
				{TERMS_CHANGE} Read the{" "}
				<a href={staticPaths.terms} className={LINK}>
					terms
				</a>{" "}
				and{" "}
				<a href={staticPaths.privacy} className={LINK}>
					privacy
				</a>
				.
			</p>
			<Button
				variant="link"
				size="inline"
				className="min-h-11"
				disabled={see.isPending}
				onClick={() => see.mutate()}
			>
				{see.isPending ? "Saving…" : "I've seen it"}
			</Button>
			<FailureNote error={see.error} text="We couldn't save that." />
		</section>
	);
}
