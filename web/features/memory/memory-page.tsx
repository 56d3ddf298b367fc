import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import type { User } from "#shared/schemas/users.ts";
import { ErrorRegion } from "#web/components/feedback/error-region.tsx";
import { TryAgain } from "#web/components/feedback/try-again.tsx";
import { BandPage } from "#web/components/scene/band-page.tsx";
import { UpLink } from "#web/components/up-link.tsx";
import { useDocumentTitle } from "#web/lib/hooks/use-document-title.ts";
import { paths, settingsPath } from "#web/lib/paths.ts";
import { memoryQuery } from "./api/get-memory.ts";
import { FactForm } from "./components/fact-form.tsx";
import { FactList } from "./components/fact-list.tsx";
import { ForgetEverything } from "./components/forget-everything.tsx";
import { MemorySkeleton } from "./components/memory-skeleton.tsx";

/** Everything the coach remembers, to read, edit, extend and delete. */
export function MemoryPage({ user }: { user: User }) {
	useDocumentTitle("What your coach knows");
	return (
		<BandPage
			title="What your coach knows"
			lead="Everything your coach saved from your conversations. Edit or delete what you like."
			above={<UpLink href={paths.profile}>Back to your profile</UpLink>}
		>
			<section
				aria-label="What your coach knows"
				className="max-w-[44rem] rounded-3xl border border-hairline bg-plate p-5 sm:p-8"
			>
				<ErrorRegion name="What your coach knows">
					<Facts user={user} />
				</ErrorRegion>
				<p className="mt-5 border-hairline border-t pt-4 text-soft text-sm">
					{user.memoryEnabled ? "Your coach remembers what you tell it. " : "Memory is off. "}
					<Link href={settingsPath("coach")} className="underline decoration-edge underline-offset-4">
						{user.memoryEnabled ? "Turn memory off in Settings" : "Turn it on in Settings"}
					</Link>
				</p>
			</section>
		</BandPage>
	);
}

function Facts({ user }: { user: User }) {
	const { data, isError, isFetching, refetch } = useQuery(memoryQuery(user.id));
	if (!data) {
		return isError ? (
			<TryAgain
				text="We couldn't load what your coach knows."
				isTrying={isFetching}
				onTry={() => refetch()}
			/>
		) : (
			<MemorySkeleton />
		);
	}
	return (
		<>
			<FactList user={user} facts={data.facts} />
			{user.memoryEnabled && <FactForm user={user} />}
			{data.facts.length > 0 && <ForgetEverything user={user} count={data.facts.length} />}
		</>
	);
}
