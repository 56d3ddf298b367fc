import { KeptList } from "#web/components/kept-list.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { staticPaths } from "#web/lib/paths.ts";
import { useMessagesCount } from "../api/get-messages-count.ts";

/** What is stored, where and for how long. */
export function KeptCard({ userId }: { userId: string }) {
	const { data } = useMessagesCount(userId);
	return (
		<Card title="What is kept">
			{data && <p className="mb-4">{inWords(data.count)}</p>}
			<KeptList />
			<div className="-ml-1 mt-2 flex flex-wrap gap-x-6">
				<Button asChild variant="link" size="inline">
					<a href={staticPaths.privacy}>Privacy, in plain words</a>
				</Button>
				<Button asChild variant="link" size="inline">
					<a href={staticPaths.terms}>Terms, in plain words</a>
				</Button>
			</div>
		</Card>
	);
}

function inWords(count: number): string {
	return `Your conversations hold ${count.toLocaleString("en")} ${count === 1 ? "message" : "messages"}.`;
}
