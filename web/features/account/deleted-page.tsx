import { Link } from "wouter";
import { type DeletionReceipt, REMOVED_KINDS } from "#shared/schemas/account.ts";
import { BrandMark } from "#web/components/brand-mark.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { useDocumentTitle } from "#web/lib/hooks/use-document-title.ts";
import { paths } from "#web/lib/paths.ts";
import { lastReceipt } from "./last-receipt.ts";

const NAMES: Record<(typeof REMOVED_KINDS)[number], string> = {
	conversations: "Conversations",
	messages: "Messages",
	checkIns: "Check-ins",
	insights: "Insights",
	facts: "Things your coach remembered",
	milestones: "Milestones",
	notes: "Notifications",
	images: "Images",
	sessions: "Sessions",
	other: "Other entries",
};

/** After an account was deleted: that it's done, and the receipt. */
export function DeletedPage() {
	useDocumentTitle("Account deleted");
	const receipt = lastReceipt();
	return (
		<main className="mx-auto flex min-h-dvh w-full max-w-lg flex-col items-start justify-center gap-5 px-5 py-16">
			<BrandMark />
			<h1 className="text-3xl">{receipt ? "Your account has been deleted" : "No receipt to show"}</h1>
			<p className="text-soft">
				{receipt
					? "Thank you for the time you spent here. Take good care of yourself."
					: "We show the receipt once, right after deletion. We no longer have a copy."}
			</p>
			{receipt && <Receipt receipt={receipt} />}
			<Button asChild variant="outline">
				<Link href={paths.home}>Go to the home page</Link>
			</Button>
		</main>
	);
}

/** The receipt as a text file, made in the browser: the server no longer has it. */
function asFile({ id, deletedAt, complete, removed, copiesUntil }: DeletionReceipt): string {
	const lines = [
		`Attune: receipt ${id} for a deleted account`,
		`Deleted: ${deletedAt}${complete ? "" : " (the rest is being removed)"}`,
		...REMOVED_KINDS.map((kind) => `${NAMES[kind]}: ${removed[kind] ?? 0}`),
		`Hosting provider's backups expire by: ${copiesUntil}`,
	];
	return `data:text/plain;charset=utf-8,${encodeURIComponent(`${lines.join("\n")}\n`)}`;
}

function Receipt({ receipt }: { receipt: DeletionReceipt }) {
	const { id, deletedAt, complete, removed, copiesUntil } = receipt;
	const day = new Intl.DateTimeFormat(undefined, { dateStyle: "long" });
	const rows = REMOVED_KINDS.filter((kind) => (removed[kind] ?? 0) > 0);
	return (
		<section aria-label="Receipt" className="w-full rounded-3xl border border-hairline bg-plate p-6">
			<h2 className="text-lg">What was removed</h2>
			<dl className="mt-3 divide-y divide-hairline">
				{rows.map((kind) => (
					<div key={kind} className="flex justify-between gap-6 py-2">
						<dt className="text-soft text-sm">{NAMES[kind]}</dt>
						<dd className="font-medium tabular-nums">{(removed[kind] ?? 0).toLocaleString()}</dd>
					</div>
				))}
			</dl>
			{!complete && (
				<p className="mt-3 text-sm">
					We're still deleting some of your data. This usually takes a few minutes and will finish by
					tomorrow.
				</p>
			)}
			<p className="mt-3 text-soft text-sm">
				Our hosting provider's backups expire automatically, by {day.format(new Date(copiesUntil))} at the
				latest.
			</p>
			<p className="mt-3 break-all text-soft text-xs">
				Receipt {id}, {day.format(new Date(deletedAt))}
			</p>
			<Button asChild variant="link" size="inline" className="mt-3 -ml-1">
				<a href={asFile(receipt)} download={`attune-${id}.txt`}>
					Save receipt
				</a>
			</Button>
		</section>
	);
}
