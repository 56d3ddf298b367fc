import type { User } from "#shared/schemas/users.ts";
import { FailureNote } from "#web/components/feedback/failure-note.tsx";
import { SwitchRow } from "#web/components/ui/switch-row.tsx";
import { useSwitchMemory } from "../api/switch-memory.ts";

/** The one switch: off, nothing that is kept is used, and nothing is added. */
export function MemorySwitch({ user }: { user: User }) {
	const change = useSwitchMemory(user.id);
	const isOn = change.isPending ? change.variables : user.memoryEnabled;
	return (
		<>
			<SwitchRow
				label="Remember things about me"
				hint={
					isOn
						? "Your coach saves names, what helps you and what you love, so you don't have to repeat yourself. It never saves what you say when you're in danger."
						: "Off. Your coach won't use anything it saved, or save anything new."
				}
				isOn={isOn}
				onChange={(isWanted) => change.mutate(isWanted)}
			/>
			<FailureNote error={change.error} text="We couldn't save your choice." />
		</>
	);
}
