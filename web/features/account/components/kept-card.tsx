import { KeptList } from "#web/components/kept-list.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { staticPaths } from "#web/lib/paths.ts";

/** What is stored, where and for how long. */
export function KeptCard() {
	return (
		<Card title="What is kept">
			<KeptList />
			<Button asChild variant="link" size="inline" className="-ml-1 mt-2">
				<a href={staticPaths.privacy}>Privacy, in plain words</a>
			</Button>
		</Card>
	);
}
