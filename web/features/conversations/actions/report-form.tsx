import { type FormEvent, useId, useState } from "react";
import { REPORT_MAX } from "#shared/chat/messages.ts";
import type { Message } from "#shared/schemas/conversations.ts";
import { Button } from "#web/components/ui/button.tsx";
import { errorMessage } from "#web/lib/api/readable-error.ts";
import { useSubmit } from "#web/lib/hooks/use-submit.ts";
import { reportReply } from "../api/report-reply.ts";

export function ReportForm({ message, onDone }: { message: Message; onDone: () => void }) {
	const id = useId();
	const [reason, setReason] = useState("");
	const report = useSubmit({ mutationFn: () => reportReply(message, { reason }) });

	function handleSubmit(event: FormEvent) {
		event.preventDefault();
		report.mutate();
	}

	if (report.isSuccess) {
		return (
			<div className="mt-2 flex flex-col items-start gap-4">
				<p id={id}>Thank you. Someone on our team will read this reply.</p>
				{/* The pressed button is gone. Focusing the field announces it and the line above it. */}
				<Button autoFocus aria-describedby={id} onClick={onDone}>
					Close
				</Button>
			</div>
		);
	}
	return (
		<form onSubmit={handleSubmit} className="mt-2 flex flex-col gap-4">
			<p className="text-soft">
				Our team will read this reply and anything you add below. We won't see the rest of your conversation.
			</p>
			<div className="flex flex-col gap-1.5">
				<label htmlFor={id} className="font-medium text-sm">
					What was wrong with it?
					<span className="ml-1.5 font-normal text-soft text-xs">optional</span>
				</label>
				<textarea
					id={id}
					value={reason}
					maxLength={REPORT_MAX}
					rows={3}
					onChange={(event) => setReason(event.target.value)}
					className="w-full rounded-xl border border-edge bg-plate px-4 py-3 text-base hover:border-ink focus-visible:outline-offset-0"
				/>
			</div>
			{report.error && (
				<p role="alert" className="font-medium text-alarm text-sm">
					{errorMessage(report.error, "We couldn't send your report. Please try again.")}
				</p>
			)}
			<div className="flex gap-2">
				<Button type="submit" disabled={report.isPending}>
					{report.isPending ? "Sending…" : "Send report"}
				</Button>
				<Button variant="quiet" onClick={onDone}>
					Cancel
				</Button>
			</div>
		</form>
	);
}
