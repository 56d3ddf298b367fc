import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import type { ExportFormat } from "#shared/schemas/account.ts";
import { FailureNote } from "#web/components/feedback/failure-note.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { exportAccount } from "../api/export-account.ts";

const WAYS: [format: ExportFormat, text: string][] = [
	["html", "Web page (HTML)"],
	["json", "Data file (JSON)"],
];

/** Exports everything the person owns. */
export function ExportCard({ userId }: { userId: string }) {
	const save = useMutation({ mutationFn: (format: ExportFormat) => exportAccount(userId, format) });
	return (
		<Card title="Export your data">
			<p className="text-sm text-soft">
				Download all your conversations, check-ins and scenes, your safety plan, and what your coach knows.
			</p>
			<div className="mt-4 flex flex-wrap gap-2.5">
				{WAYS.map(([format, text]) => (
					<Button
						key={format}
						variant="outline"
						disabled={save.isPending}
						onClick={() => save.mutate(format)}
					>
						<Download aria-hidden className="size-4" strokeWidth={1.75} />
						{save.isPending && save.variables === format ? "Preparing your export..." : text}
					</Button>
				))}
			</div>
			<p role="status" className="mt-3 text-soft text-sm empty:hidden">
				{save.isSuccess && "Export saved to your downloads. Store it somewhere private."}
			</p>
			<FailureNote error={save.error} text="We couldn't create your export." />
		</Card>
	);
}
