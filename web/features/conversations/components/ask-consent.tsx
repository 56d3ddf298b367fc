import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { UpdateUser, User } from "#shared/schemas/users.ts";
import { FailureNote } from "#web/components/feedback/failure-note.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { request } from "#web/lib/api/api.ts";
import { capabilitiesQuery } from "#web/lib/api/capabilities-query.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";
import { usePress } from "#web/lib/hooks/use-press.ts";
import { companiesHere, companiesOf } from "#web/lib/provider-names.ts";

/**
 * Asks for consent before messages first go to a company: names it and the purpose. `onAgreed` has the message
 * replied to again.
 */
export function AskConsent({ onAgreed }: { onAgreed: () => Promise<unknown> }) {
	const client = useQueryClient();
	const user = client.getQueryData<User>(queryKeys.me);
	const { data } = useQuery(capabilitiesQuery);
	const choose = useMutation({
		mutationFn: (choice: UpdateUser) =>
			request("PATCH /api/users/:userId", { params: { userId: user?.id ?? "" }, body: choice }),
		onSuccess: (changed) => client.setQueryData(queryKeys.me, changed),
	});
	const { isBusy, failure, press } = usePress();
	const here = data ? companiesHere(data) : [];
	const names = companiesOf(here);
	if (!user || names === null || choose.data?.coachChoice === "builtin") {
		return null;
	}
	function save(choice: UpdateUser) {
		return press("We couldn't save your choice.", () => choose.mutateAsync(choice));
	}
	async function handleAgree() {
		if (await save({ consentedTo: here })) {
			await press("We couldn't write a reply.", onAgreed);
		}
	}
	return (
		<section
			aria-label="Who may reply to you"
			className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-2xl border border-hairline bg-plate px-4 py-3 text-sm shadow-plate"
		>
			<p className="min-w-0 flex-1 basis-64">
				{names} can reply to you here. If you agree, we send what you write there for replies, and to check
				messages that may show danger. Until then, the built-in guide replies and nothing leaves Attune.
			</p>
			<span className="flex gap-2">
				<Button variant="outline" disabled={isBusy} onClick={handleAgree}>
					Agree
				</Button>
				<Button variant="link" disabled={isBusy} onClick={() => void save({ coachChoice: "builtin" })}>
					Keep the guide
				</Button>
			</span>
			{failure && <FailureNote {...failure} className="basis-full font-medium text-alarm" />}
		</section>
	);
}
