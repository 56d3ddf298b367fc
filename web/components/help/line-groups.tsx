import { lineGroups } from "#shared/safety/help/line-groups.ts";
import { HelpWays } from "./help-ways.tsx";

type LineGroupsProps = {
	country: string | null;
	onUsed?: (() => void) | undefined;
};

/** A country's lines beside its crisis lines, under plain headings. */
export function LineGroups({ country, onUsed }: LineGroupsProps) {
	return lineGroups(country).map(({ title, lines }) => (
		<div key={title}>
			<h3 className="mb-2 font-medium">{title}</h3>
			<HelpWays lines={lines} emergency={null} hasLead={false} onUsed={onUsed} />
		</div>
	));
}
