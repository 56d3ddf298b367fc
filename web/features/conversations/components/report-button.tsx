import { Flag } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { Message } from "#shared/schemas/conversations.ts";
import { ErrorRegion } from "#web/components/error-region.tsx";
import { Dialog } from "#web/components/ui/dialog.tsx";
import { loadCode } from "#web/lib/load-code.ts";
import { ActionButton } from "./action-button.tsx";

// A report needs the network anyway, and few make one.
const ReportForm = lazy(() =>
	loadCode(() => import("./report-form.tsx")).then((part) => ({ default: part.ReportForm })),
);

/** Gives a reply that was wrong, cold or unsafe to the people behind Attune to read. */
export function ReportButton({ message }: { message: Message }) {
	const [isOpen, setIsOpen] = useState(false);
	const close = () => setIsOpen(false);
	return (
		<>
			<ActionButton label="Report" icon={Flag} onPress={() => setIsOpen(true)} />
			<Dialog title="Report this reply" isOpen={isOpen} onClose={close}>
				<ErrorRegion name="The report" reloads>
					<Suspense fallback={null}>
						<ReportForm message={message} onDone={close} />
					</Suspense>
				</ErrorRegion>
			</Dialog>
		</>
	);
}
