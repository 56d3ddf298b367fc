import { Download } from "lucide-react";
import { useState } from "react";
import type { ExportFormat } from "#shared/schemas/account.ts";
import { Button } from "#web/components/ui/button.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { showFailure } from "#web/lib/show-failure.ts";
import { showToast } from "#web/lib/toast-store.ts";
import { exportAccount } from "../api/export-account.ts";

const WAYS: [format: ExportFormat, text: string][] = [
	["html", "As a page to read"],
	["json", "As a file for programs"],
];

/** All that is theirs, to take along. */
export function ExportCard({ userId }: { userId: string }) {
	const [busy, setBusy] = useState<ExportFormat | null>(null);
	async function handleExport(format: ExportFormat) {
		setBusy(format);
		try {
			await exportAccount(userId, format);
			showToast({ title: "It is in your downloads", description: "Keep it where nobody else reads." });
		} catch (error) {
			showFailure("It could not be written down")(error);
		}
		setBusy(null);
	}
	return (
		<Card title="Take it with you">
			<p className="text-soft">
				Every conversation, check-in and scene, what your coach knows, your safety plan: all that is yours.
			</p>
			<div className="mt-5 flex flex-wrap gap-2.5">
				{WAYS.map(([format, text]) => (
					<Button
						key={format}
						variant="outline"
						disabled={busy !== null}
						onClick={() => void handleExport(format)}
					>
						<Download aria-hidden className="size-4" strokeWidth={1.75} />
						{busy === format ? "Writing it down..." : text}
					</Button>
				))}
			</div>
		</Card>
	);
}
