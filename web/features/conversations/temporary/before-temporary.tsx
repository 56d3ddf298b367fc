import { useQuery } from "@tanstack/react-query";
import type { Capabilities } from "#shared/schemas/public/capabilities.ts";
import type { User } from "#shared/schemas/users.ts";
import { Button } from "#web/components/ui/button.tsx";
import { capabilitiesQuery } from "#web/lib/api/capabilities-query.ts";
import { companiesOf } from "#web/lib/provider-names.ts";

type BeforeTemporaryProps = { user: User; isBeginning: boolean; onBegin: () => void };

/** What a temporary chat is, said before it begins. */
export function BeforeTemporary({ user, isBeginning, onBegin }: BeforeTemporaryProps) {
	const { data } = useQuery(capabilitiesQuery);
	return (
		<div className="arrive">
			<h1 className="text-3xl">Temporary chat</h1>
			<p className="mt-3 text-soft">
				For what you want to say once and not find again. Your coach replies as always.
			</p>
			<dl className="mt-8 flex flex-col gap-5">
				<Point name="We don't keep it">
					It isn't in your chats, search, memory, insights, progress, notifications, email or export.
					Exercises leave no card. Your coach starts without what it knows from other chats.
				</Point>
				<Point name="You end it">
					Press End and we delete the words at once. Otherwise we delete them after 24 hours. Reloading the
					page or losing your connection doesn't end the chat.
				</Point>
				<Point name="Help stays near">
					If something you write shows danger, we store how serious it was and when, never the words. Help
					stays close for 24 hours. That record stays until you delete your account.
				</Point>
				<Point name="Who gets the words">{data ? whoGetsThem(user, data) : "Loading…"}</Point>
			</dl>
			<Button size="large" disabled={isBeginning} onClick={onBegin} className="mt-9 w-full sm:w-auto">
				{isBeginning ? "Starting…" : "Start a temporary chat"}
			</Button>
		</div>
	);
}

function Point({ name, children }: { name: string; children: string }) {
	return (
		<div>
			<dt className="font-medium">{name}</dt>
			<dd className="mt-1 text-soft">{children}</dd>
		</div>
	);
}

function whoGetsThem(
	{ coachChoice, consentedTo, safetyReading }: User,
	{ chat, safety }: Capabilities,
): string {
	const agreed = <Provider extends string>(providers: readonly Provider[]) =>
		providers.filter((provider) => consentedTo.some((company) => company === provider));
	const answering = coachChoice === "builtin" ? null : companiesOf(agreed(chat.deep));
	const reads = coachChoice !== "builtin" || safetyReading === true;
	const reading = reads ? companiesOf(agreed(safety)) : null;
	if (answering !== null) {
		return `We send what you write to ${answering} for replies, as in your other chats. Their own terms say what they do with it.`;
	}
	return reading === null
		? "Nothing you write leaves Attune."
		: `Attune writes the replies itself. If a message may show danger, ${reading} may read it, as in your other chats.`;
}
