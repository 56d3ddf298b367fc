import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { AdaptiveTiming } from "#shared/schemas/notifications.ts";
import type { User } from "#shared/schemas/users.ts";
import { TryAgain } from "#web/components/try-again.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { Field } from "#web/components/ui/field.tsx";
import { messageFor } from "#web/lib/readable-error.ts";
import { useChangeNotifications } from "../api/change-notifications.ts";
import { adaptiveTimingQuery } from "../api/get-adaptive-timing.ts";
import { hourSentence, nextText } from "../hour-words.ts";
import { Histogram } from "./histogram.tsx";

/** The hour in words, what it was learnt from, and the ways to hold it or to let it go. */
export function HourCard({ user }: { user: User }) {
	const { data, error, isFetching, refetch } = useQuery(adaptiveTimingQuery(user.id));
	return (
		<Card title="When we write">
			{data && user.textNotificationsEnabled && <Hour user={user} timing={data} />}
			{data && !user.textNotificationsEnabled && (
				<p className="text-soft">Nothing comes while notes are switched off.</p>
			)}
			{!data && error && (
				<TryAgain
					text={messageFor(error, "Failed to fetch engagement pattern")}
					isTrying={isFetching}
					onTry={() => refetch()}
				/>
			)}
			{!data && !error && (
				<div role="status" className="animate-pulse">
					<span className="sr-only">Loading when we write</span>
					<div aria-hidden className="h-6 w-4/5 rounded-full bg-hairline" />
					<div aria-hidden className="mt-5 h-24 rounded-2xl bg-hairline" />
				</div>
			)}
		</Card>
	);
}

function Hour({ user, timing }: { user: User; timing: AdaptiveTiming }) {
	const change = useChangeNotifications(user.id);
	const [isPinning, setIsPinning] = useState(false);
	const { pinned, hourReason, nextSendAt, isPaused, timeZone, histogram, hour } = timing;
	const save = (notificationPreferences: User["notificationPreferences"]) =>
		change.mutate({ notificationPreferences }, { onSuccess: () => setIsPinning(false) });
	return (
		<>
			<p className="text-pretty font-display text-xl">{hourSentence(timing)}</p>
			<p className="mt-1.5 text-soft">
				{isPaused
					? "A few notes in a row found you elsewhere, so none come for now. They begin again when you're here."
					: nextSendAt && `The next one comes on ${nextText(nextSendAt, timeZone)}.`}
			</p>
			<Histogram histogram={histogram} hour={hour} />
			{isPinning ? (
				<PinForm
					time={timing.time}
					isBusy={change.isPending}
					onSave={(pinnedHour) => save({ pinnedHour })}
					onCancel={() => setIsPinning(false)}
				/>
			) : (
				<div className="mt-5 flex flex-wrap gap-3">
					<Button variant="outline" disabled={change.isPending} onClick={() => setIsPinning(true)}>
						{pinned ? "Pin another time" : "Pin a time"}
					</Button>
					{pinned && (
						<Button variant="quiet" disabled={change.isPending} onClick={() => save({ pinnedHour: null })}>
							Let go of it
						</Button>
					)}
					{!pinned && (
						<Button
							variant="quiet"
							disabled={change.isPending}
							onClick={() => save({ adaptiveTiming: hourReason === "preferred" })}
						>
							{hourReason === "preferred" ? "Learn my hour" : "Stop learning"}
						</Button>
					)}
				</div>
			)}
		</>
	);
}

type PinFormProps = { time: string; isBusy: boolean; onSave: (time: string) => void; onCancel: () => void };

function PinForm({ time, isBusy, onSave, onCancel }: PinFormProps) {
	const [wanted, setWanted] = useState(time);
	return (
		<form
			className="mt-5 flex flex-wrap items-end gap-3"
			onSubmit={(event) => {
				event.preventDefault();
				onSave(toQuarter(wanted));
			}}
		>
			<Field
				label="Always at"
				type="time"
				step={900}
				required
				autoFocus
				value={wanted}
				onChange={({ target }) => target.value && setWanted(target.value)}
			/>
			<Button type="submit" disabled={isBusy}>
				{isBusy ? "Saving..." : "Pin it"}
			</Button>
			<Button variant="quiet" disabled={isBusy} onClick={onCancel}>
				Cancel
			</Button>
		</form>
	);
}

/** Looked at every quarter of an hour: a time between is the nearest of them. */
function toQuarter(time: string): string {
	const [hours = 0, minutes = 0] = time.split(":").map(Number);
	const quarter = Math.min(23 * 60 + 45, Math.round((hours * 60 + minutes) / 15) * 15);
	return `${String(Math.floor(quarter / 60)).padStart(2, "0")}:${String(quarter % 60).padStart(2, "0")}`;
}
