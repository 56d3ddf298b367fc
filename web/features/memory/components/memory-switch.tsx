import type { User } from "#shared/schemas/users.ts";
import { SwitchRow } from "#web/components/ui/switch-row.tsx";
import { showFailure } from "#web/lib/show-failure.ts";
import { useSwitchMemory } from "../api/switch-memory.ts";

/** The one switch: off, nothing that is kept is used, and nothing is added. */
export function MemorySwitch({ user }: { user: User }) {
	const change = useSwitchMemory(user.id);
	const isOn = change.isPending ? change.variables : user.memoryEnabled;
	return (
		<SwitchRow
			label="Remember things about me"
			hint={
				isOn
					? "Names, what helps, what you love: kept from what you say, so that you need not say it twice. Never anything you say when you are in danger."
					: "Switched off. Nothing below is used, and nothing is added, now or later, from what you say meanwhile."
			}
			isOn={isOn}
			onChange={(isWanted) => change.mutate(isWanted, { onError: showFailure("Your choice was not saved") })}
		/>
	);
}
