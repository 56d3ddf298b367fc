import type { User } from "#shared/schemas/users.ts";
import { FailureNote } from "#web/components/feedback/failure-note.tsx";
import { SwitchRow } from "#web/components/ui/switch-row.tsx";
import { useSwitchCoachedByType } from "../api/switch-coached-by-type.ts";

/** Whether type and traits shape what the coach says. Off, they stay on the profile and go nowhere else. */
export function CoachedByTypeSwitch({ user }: { user: User }) {
	const change = useSwitchCoachedByType(user.id);
	const isOn = change.isPending ? change.variables : user.coachedByType;
	return (
		<>
			<SwitchRow
				label="Let my type shape how my coach talks"
				hint={
					isOn
						? "Your personality type and traits influence the tone of replies and suggestions."
						: "Your coach doesn't get your type or traits. Your answers stay on your profile."
				}
				isOn={isOn}
				onChange={(isWanted) => change.mutate(isWanted)}
			/>
			<FailureNote error={change.error} text="We couldn't save your choice." />
		</>
	);
}
