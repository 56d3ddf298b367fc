import { DataRetention } from "#web/components/data-retention.tsx";
import { Disclosure } from "#web/components/disclosure.tsx";
import { RowLink } from "#web/components/row-link.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { staticPaths } from "#web/lib/paths.ts";
import { useMessagesCount } from "../api/get-messages-count.ts";

const PAGES = [
	[staticPaths.privacy, "Privacy, in plain words"],
	[staticPaths.terms, "Terms, in plain words"],
	[staticPaths.safety, "How Attune keeps you safe"],
] as const;

/** Says what we store, where and for how long. */
export function KeptCard({ userId }: { userId: string }) {
	const { data } = useMessagesCount(userId);
	return (
		<Card title="What we store">
			{data && <p className="text-sm text-soft">{inWords(data.count)}</p>}
			<Disclosure title="See what, where and how long" summaryClass="text-sm">
				<div className="pb-3">
					<DataRetention />
				</div>
			</Disclosure>
			<ul className="-mx-3 -mb-3 border-hairline border-t pt-2">
				{PAGES.map(([href, name]) => (
					<li key={href}>
						<RowLink href={href} name={name} isStatic />
					</li>
				))}
			</ul>
		</Card>
	);
}

function inWords(count: number): string {
	return `Your conversations hold ${count.toLocaleString("en")} ${count === 1 ? "message" : "messages"}.`;
}
