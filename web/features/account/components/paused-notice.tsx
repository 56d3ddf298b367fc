import { type ReactNode, useState } from "react";
import { Link } from "wouter";
import { pauseOf } from "#shared/pause.ts";
import type { User } from "#shared/schemas/users.ts";
import { ConfirmAction } from "#web/components/feedback/confirm-action.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { settingsPath } from "#web/lib/paths.ts";
import { PAUSED_ID } from "#web/lib/storage/paused-id.ts";
import { useConfirmAdult } from "../api/confirm-adult.ts";

type PausedNoticeProps = {
	user: User;
	/** Shown above the message box, and describes it. */
	isAboveBox?: boolean;
};

/** Explains why an account is paused and what still works. Tells people we took for under 18 how to correct it. */
export function PausedNotice({ user, isAboveBox = false }: PausedNoticeProps) {
	return pauseOf(user) === "minor" ? (
		<ForMinors user={user} isAboveBox={isAboveBox} />
	) : (
		<TakenBack isAboveBox={isAboveBox} />
	);
}

function ForMinors({ user, isAboveBox }: Required<PausedNoticeProps>) {
	const [isAsking, setIsAsking] = useState(false);
	const confirm = useConfirmAdult(user.id);
	return (
		<Notice
			isAboveBox={isAboveBox}
			action={
				!isAsking && (
					<Button variant="link" onClick={() => setIsAsking(true)}>
						I'm 18 or older
					</Button>
				)
			}
			below={
				isAsking && (
					<ConfirmAction
						question="Are you 18 or older? If you say so, your coach starts again, and we keep what you tell it about your health. If you're younger, please leave it paused. The help lines for your age are a better place to talk."
						action="Yes, I'm 18 or older"
						keepAction="Leave it paused"
						busyAction="Saving…"
						isBusy={confirm.isPending}
						error={confirm.error}
						failure="We couldn't save that."
						onConfirm={() => confirm.mutate()}
						onKeep={() => setIsAsking(false)}
					/>
				)
			}
		>
			Your account is paused, because you said you're under 18. Get help now still works. You can still change{" "}
			<PlanLink />, because it may keep you safe. You can export or delete everything in <SettingsLink />.
		</Notice>
	);
}

function TakenBack({ isAboveBox }: { isAboveBox: boolean }) {
	return (
		<Notice isAboveBox={isAboveBox}>
			Your account is paused, because you withdrew your consent for health data.{" "}
			{isAboveBox && "We don't reply to what you write now, and we don't store it. It stays on this screen. "}
			To go on, agree again in <SettingsLink />. Get help now still works. You can still change <PlanLink />,
			because it may keep you safe.
		</Notice>
	);
}

type NoticeProps = { isAboveBox: boolean; children: ReactNode; action?: ReactNode; below?: ReactNode };

function Notice({ isAboveBox, children, action, below }: NoticeProps) {
	return (
		<div className="mb-2 rounded-2xl border border-hairline bg-plate px-4 py-2.5 text-sm shadow-plate">
			<div className="flex flex-wrap items-center gap-x-4 gap-y-1">
				<p id={isAboveBox ? PAUSED_ID : undefined} role="status" className="min-w-0 flex-1 basis-60">
					{children}
				</p>
				{action}
			</div>
			{below}
		</div>
	);
}

function PlanLink() {
	return (
		<Link href={settingsPath("safety-plan")} className="underline underline-offset-4">
			your safety plan
		</Link>
	);
}

function SettingsLink() {
	return (
		<Link href={settingsPath("data")} className="underline underline-offset-4">
			Settings
		</Link>
	);
}
