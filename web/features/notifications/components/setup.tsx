import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "wouter";
import type { User } from "#shared/schemas/users.ts";
import { Button } from "#web/components/ui/button.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { SwitchRow } from "#web/components/ui/switch-row.tsx";
import { paths } from "#web/lib/paths.ts";
import { useSetup } from "../hooks/use-setup.ts";
import { focusMissing, missingIn, whenOf } from "../when-of.ts";
import { Address } from "./address.tsx";
import { WhenFields } from "./when-fields.tsx";

/** The first time: whether, how often, and at which time to begin with. */
export function Setup({ user }: { user: User }) {
	const [, navigate] = useLocation();
	const [isWanted, setIsWanted] = useState(true);
	const [when, setWhen] = useState(() => whenOf(user));
	const fields = useRef<HTMLDivElement>(null);
	const [showsMissing, setShowsMissing] = useState(false);
	const setup = useSetup(user, () => navigate(paths.dashboard));
	// Includes the moment until the dashboard opens.
	const isOver = setup.isPending || setup.isSuccess || setup.isError;
	const missing = missingIn(when);

	function handleEnable() {
		if (missing) {
			flushSync(() => setShowsMissing(true));
			focusMissing(fields.current);
		} else {
			// An earlier fixed time would override the new choice.
			setup.mutate({ ...when, enableAdaptiveNotifications: true, adaptiveTiming: true, pinnedHour: null });
		}
	}
	return (
		<Card title="Occasional notifications">
			<p className="max-w-prose text-soft">
				Your coach can send you encouragement, weekly insights and milestones in the app and by email, at the
				time you usually visit. You'll get at most one a day, fewer if you don't respond, and none while
				things are hard.
			</p>
			<div ref={fields} className="mt-6 flex flex-col gap-6 border-hairline border-t pt-6">
				<SwitchRow
					label="Adaptive notifications"
					hint="We start at your preferred time and adjust to when you're active."
					isOn={isWanted}
					isDisabled={isOver}
					onChange={setIsWanted}
				/>
				{isWanted && <WhenFields when={when} error={showsMissing ? missing : undefined} onChange={setWhen} />}
				<p className="text-soft text-sm">
					{isWanted ? (
						<>
							A test email is sent to <Address email={user.email} />
							{user.emailConfirmed ? "" : ", with a link to confirm it"}. You can change these settings later.
						</>
					) : (
						"We won't send anything. You can change these settings later."
					)}
				</p>
				<div className="flex flex-wrap gap-3">
					<Button disabled={!isWanted || isOver} onClick={handleEnable}>
						{isOver && setup.variables ? "Setting up..." : "Enable Adaptive Notifications"}
					</Button>
					<Button variant="quiet" disabled={isOver} onClick={() => setup.mutate(null)}>
						{isOver && !setup.variables ? "One moment..." : "Skip for Now"}
					</Button>
				</div>
			</div>
		</Card>
	);
}
