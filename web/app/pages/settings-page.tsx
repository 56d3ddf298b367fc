import type { ReactNode } from "react";
import type { User } from "#shared/schemas/users.ts";
import { ErrorRegion } from "#web/components/feedback/error-region.tsx";
import { BandPage } from "#web/components/scene/band-page.tsx";
import { UpLink } from "#web/components/up-link.tsx";
import { useDocumentTitle } from "#web/lib/hooks/use-document-title.ts";
import { useIsWide } from "#web/lib/hooks/use-is-wide.ts";
import { paths } from "#web/lib/paths.ts";
import { PARTS, type Part } from "../settings/parts.tsx";
import { SettingsList } from "../settings/settings-list.tsx";

type SettingsPageProps = {
	user: User;
	/** From the URL. Without one, the list of parts, or the first part beside the list. */
	part?: string | undefined;
	notFound: ReactNode;
};

/** The settings, one part at a time: from 64rem beside the list of parts, below that on a page of its own. */
export function SettingsPage({ user, part, notFound }: SettingsPageProps) {
	const isWide = useIsWide();
	if (part === undefined && !isWide) {
		return <AllParts />;
	}
	const open = part === undefined ? PARTS[0] : PARTS.find((each) => each.part === part);
	return open ? <OnePart key={open.part} user={user} open={open} isWide={isWide} /> : notFound;
}

function AllParts() {
	useDocumentTitle("Settings");
	return (
		<BandPage title="Settings">
			<SettingsList />
		</BandPage>
	);
}

function OnePart({ user, open, isWide }: { user: User; open: Part; isWide: boolean }) {
	useDocumentTitle(`${open.name} · Settings`);
	return (
		<BandPage title={open.name} lead={open.lead} above={<Above isWide={isWide} />}>
			<div className="grid items-start gap-4 lg:grid-cols-[19rem_minmax(0,1fr)]">
				{isWide && <SettingsList current={open.part} />}
				<div className="flex min-w-0 flex-col gap-4">
					<ErrorRegion name="This part">{open.content(user)}</ErrorRegion>
				</div>
			</div>
		</BandPage>
	);
}

/** The heading; without the list beside it, the way back to the list. */
function Above({ isWide }: { isWide: boolean }) {
	return isWide ? (
		<p className="mb-1 text-soft text-sm print:hidden">Settings</p>
	) : (
		<UpLink href={paths.settings}>Back to settings</UpLink>
	);
}
