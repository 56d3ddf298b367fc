import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { AdaptiveTiming } from "#shared/schemas/notifications.ts";
import type { User } from "#shared/schemas/users.ts";
import { TryAgain } from "#web/components/feedback/try-again.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { Field } from "#web/components/ui/field.tsx";
import { errorMessage } from "#web/lib/api/readable-error.ts";
import { useChangeNotifications } from "../api/change-notifications.ts";
import { adaptiveTimingQuery } from "../api/get-adaptive-timing.ts";
import { clockText, comingText, hourSentence } from "../hour-words.ts";
import { areNotesOn, toQuarter } from "../when-of.ts";
import { Histogram } from "./histogram.tsx";

/** The hour in words, what it was learnt from, and the ways to hold it or to let it go. */
export function HourCard({ user }: { user: User }) {
	const { data, error, isFetching, refetch } = useQuery(adaptiveTimingQuery(user.id));
	return (
		<Card title="Notification time">
			{data && areNotesOn(user) && <Hour user={user} timing={data} />}
			{data && !areNotesOn(user) && <p className="text-soft">Notifications are off.</p>}
			{!data && error && (
				<TryAgain
					text={errorMessage(error, "Failed to fetch engagement pattern")}
					isTrying={isFetching}
					onTry={() => refetch()}
				/>
			)}
			{!data && !error && (
				<div role="status" className="animate-pulse">
					<span className="sr-only">Loading your notification time</span>
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
	const { pinned, hourReason, histogram, hour } = timing;
	const pin = useRef<HTMLButtonElement>(null);
	/** The focused element is gone: focus the button that opened it. */
	function endPinning() {
		flushSync(() => setIsPinning(false));
		pin.current?.focus();
	}
	const save = (notificationPreferences: User["notificationPreferences"]) =>
		change.mutate({ notificationPreferences }, { onSuccess: endPinning });
	return (
		<>
			<p className="font-display text-4xl tabular-nums">{clockText(timing.time)}</p>
			<p className="mt-1 text-pretty">{hourSentence(timing)}</p>
			<p className="mt-1 text-soft">{comingText(user, timing)}</p>
			<Histogram histogram={histogram} hour={hour} />
			{isPinning ? (
				<PinForm
					time={timing.time}
					isBusy={change.isPending}
					onSave={(pinnedHour) => save({ pinnedHour })}
					onCancel={endPinning}
				/>
			) : (
				<div className="mt-5 flex flex-wrap gap-3">
					<Button ref={pin} variant="outline" onClick={() => setIsPinning(true)}>
						{pinned ? "Change fixed time" : "Set a fixed time"}
					</Button>
					{pinned && (
						<Button variant="quiet" className="-ml-2" onClick={() => save({ pinnedHour: null })}>
							Remove fixed time
						</Button>
					)}
					{!pinned && (
						<Button
							variant="quiet"
							className="-ml-2"
							onClick={() => save({ adaptiveTiming: hourReason === "preferred" })}
						>
							{hourReason === "preferred" ? "Learn my usual time" : "Stop learning my time"}
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
				if (wanted !== "") {
					onSave(toQuarter(wanted));
				}
			}}
		>
			<Field
				label="Send at"
				type="time"
				step={900}
				required
				autoFocus
				value={wanted}
				onChange={({ target }) => setWanted(target.value)}
			/>
			<Button type="submit" className="min-h-12" disabled={isBusy || wanted === ""}>
				{isBusy ? "Saving..." : "Save time"}
			</Button>
			<Button variant="quiet" className="min-h-12" disabled={isBusy} onClick={onCancel}>
				Cancel
			</Button>
		</form>
	);
}
