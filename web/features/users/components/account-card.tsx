import { Settings } from "lucide-react";
import type { User } from "#shared/schemas/users.ts";
import { RowLink } from "#web/components/row-link.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { paths } from "#web/lib/paths.ts";
import { AccountLines } from "./account-lines.tsx";

/** Who the person is to us, and the way to change it. */
export function AccountCard({ user }: { user: User }) {
	return (
		<Card title="Account">
			<AccountLines
				lines={[
					["Username", user.username],
					["Email", user.email],
					["Personality type", user.mbtiType || "Not set"],
				]}
			/>
			<div className="-mx-3 mt-3 -mb-3 lg:hidden">
				<RowLink href={paths.settings} name="Settings" hint="Password, devices, export" Icon={Settings} />
			</div>
		</Card>
	);
}
