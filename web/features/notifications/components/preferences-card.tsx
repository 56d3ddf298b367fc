import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { User } from "#shared/schemas/users.ts";
import { Button } from "#web/components/ui/button.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { SwitchRow } from "#web/components/ui/switch-row.tsx";
import { queryKeys } from "#web/lib/api/query-keys.ts";
import { errorMessage } from "#web/lib/api/readable-error.ts";
import { showToast } from "#web/lib/toast-store.ts";
import { useChangeNotifications } from "../api/change-notifications.ts";
import { scheduleNotifications } from "../api/schedule-notifications.ts";
import { areNotesOn, focusMissing, missingIn, whenOf } from "../when-of.ts";
import { WhenFields } from "./when-fields.tsx";

type Choice = {
	key: "enableMotivational" | "enableProgress" | "toneAdaptive" | "valueDrivern";
	label: string;
	hint: string;
};

const CHOICES: readonly Choice[] = [
	{
		key: "enableMotivational",
		label: "Encouragement",
		hint: "A short thought and, at most, one small step.",
	},
	{
		key: "enableProgress",
		label: "Insights and celebrations",
		hint: "A weekly summary and your milestones.",
	},
	{
		key: "toneAdaptive",
		label: "Follow my mood",
		hint: "Gentler when you're low, more energetic when you're well.",
	},
	{ key: "valueDrivern", label: "Follow my goal", hint: "Focus on your primary goal." },
];

/** Whether, how often and what. */
export function PreferencesCard({ user }: { user: User }) {
	const client = useQueryClient();
	const change = useChangeNotifications(user.id);
	// Otherwise the plan below says it.
	const save = useChangeNotifications(user.id, { saysSo: !areNotesOn(user) });
	const form = useRef<HTMLFormElement>(null);
	const [when, setWhen] = useState(() => whenOf(user));
	const [showsMissing, setShowsMissing] = useState(false);
	const missing = missingIn(when);
	const saved = whenOf(user);
	const isChanged = JSON.stringify(when) !== JSON.stringify(saved);
	const wanted = change.isPending ? change.variables : {};
	const preferences = { ...user.notificationPreferences, ...wanted.notificationPreferences };
	const plan = useMutation({
		mutationFn: () => scheduleNotifications(user.id),
		onSuccess: (count) => {
			showToast({
				title: "Notifications Scheduled",
				description: `${count} personalized notifications scheduled`,
			});
			void client.invalidateQueries({ queryKey: queryKeys.notifications(user.id) });
		},
		onError: (error) =>
			showToast({
				title: "Scheduling Failed",
				description: errorMessage(error, "Failed to schedule adaptive notifications"),
				variant: "destructive",
			}),
	});
	/** The focused button unmounts once everything is saved. */
	function handleSaved() {
		form.current?.querySelector<HTMLElement>("select")?.focus();
		if (areNotesOn(user)) {
			plan.mutate();
		}
	}
	function handleSubmit() {
		flushSync(() => setShowsMissing(missing !== undefined));
		if (missing) {
			focusMissing(form.current);
		} else {
			save.mutate({ notificationPreferences: when }, { onSuccess: handleSaved });
		}
	}
	return (
		<Card title="What we send and how often">
			<div className="flex flex-col gap-5">
				<SwitchRow
					label="Adaptive notifications"
					hint="When this is off, we don't send any notifications in the app or by email."
					isOn={wanted.textNotificationsEnabled ?? areNotesOn(user)}
					isDisabled={change.isPending}
					onChange={(isOn) =>
						change.mutate({
							textNotificationsEnabled: isOn,
							...(isOn ? { notificationPreferences: { enableAdaptiveNotifications: true } } : {}),
						})
					}
				/>
				<form
					ref={form}
					noValidate
					className="flex flex-col gap-5 border-hairline border-t pt-5"
					onSubmit={(event) => {
						event.preventDefault();
						handleSubmit();
					}}
				>
					<WhenFields when={when} error={showsMissing ? missing : undefined} onChange={setWhen} />
					{isChanged && (
						<Button type="submit" className="self-start" disabled={save.isPending}>
							{save.isPending ? "Saving..." : "Save"}
						</Button>
					)}
				</form>
				<div className="flex flex-col gap-5 border-hairline border-t pt-5">
					{CHOICES.map(({ key, label, hint }) => (
						<SwitchRow
							key={key}
							label={label}
							hint={hint}
							isOn={preferences[key] ?? true}
							isDisabled={change.isPending}
							onChange={(isOn) => change.mutate({ notificationPreferences: { [key]: isOn } })}
						/>
					))}
				</div>
			</div>
		</Card>
	);
}
