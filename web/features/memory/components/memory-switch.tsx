import { Switch } from "radix-ui";
import { useId } from "react";
import type { User } from "#shared/schemas/users.ts";
import { showFailure } from "#web/lib/show-failure.ts";
import { useSwitchMemory } from "../api/switch-memory.ts";

/** The one switch: off, nothing that is kept is used, and nothing is added. */
export function MemorySwitch({ user }: { user: User }) {
	const id = useId();
	const hintId = `${id}-hint`;
	const change = useSwitchMemory(user.id);
	const isOn = change.isPending ? change.variables : user.memoryEnabled;

	function handleChange(isWanted: boolean) {
		change.mutate(isWanted, {
			onError: showFailure("Your choice was not saved"),
		});
	}

	return (
		<div className="flex items-start justify-between gap-5">
			<div className="min-w-0">
				<label htmlFor={id} className="font-medium">
					Remember things about me
				</label>
				<p id={hintId} className="mt-1 text-soft text-sm">
					{isOn
						? "Names, what helps, what you love: kept from what you say, so that you need not say it twice. Never anything you say when you are in danger."
						: "Switched off. Nothing below is used, and nothing is added, now or later, from what you say meanwhile."}
				</p>
			</div>
			<Switch.Root
				id={id}
				aria-describedby={hintId}
				checked={isOn}
				onCheckedChange={handleChange}
				className="relative mt-0.5 h-7 w-12 shrink-0 rounded-full border border-edge bg-sunken transition-colors duration-150 data-[state=checked]:border-accent data-[state=checked]:bg-accent"
			>
				<Switch.Thumb className="block size-5 translate-x-[3px] rounded-full bg-soft transition-transform duration-150 ease-out data-[state=checked]:translate-x-[23px] data-[state=checked]:bg-on-accent" />
			</Switch.Root>
		</div>
	);
}
