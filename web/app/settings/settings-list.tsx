import { RowLink } from "#web/components/row-link.tsx";
import type { SettingsPart } from "#web/lib/paths.ts";
import { settingsPath } from "#web/lib/paths.ts";
import { PARTS } from "./parts.tsx";

/** The parts of the settings, with the one that is open marked. */
export function SettingsList({ current }: { current?: SettingsPart | undefined }) {
	return (
		<nav aria-label="Settings" className="rounded-3xl border border-hairline bg-plate p-2 print:hidden">
			<ul className="flex flex-col max-lg:divide-y max-lg:divide-hairline lg:[&_svg:last-child]:hidden">
				{PARTS.map(({ part, name, hint, Icon }) => (
					<li key={part}>
						<RowLink
							href={settingsPath(part)}
							name={name}
							hint={hint}
							Icon={Icon}
							isHere={part === current}
						/>
					</li>
				))}
			</ul>
		</nav>
	);
}
