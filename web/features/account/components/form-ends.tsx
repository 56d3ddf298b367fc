import type { ReactNode } from "react";
import { Button } from "#web/components/ui/button.tsx";
import { SubmitButton } from "#web/components/ui/submit-button.tsx";

type FormEndsProps = {
	sending: { isPending: boolean; error: unknown; submittedAt: number };
	busy: string;
	onCancel: () => void;
	isDanger?: boolean;
	children: ReactNode;
};

/** The two ways out of a small form. */
export function FormEnds({ sending, busy, onCancel, isDanger = false, children }: FormEndsProps) {
	return (
		<div className="flex flex-wrap gap-2">
			<SubmitButton sending={sending} busy={busy} isDanger={isDanger}>
				{children}
			</SubmitButton>
			<Button variant="quiet" disabled={sending.isPending} onClick={() => onCancel()}>
				Cancel
			</Button>
		</div>
	);
}
