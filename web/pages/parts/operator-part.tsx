import type { Operator } from "../static-page.ts";
import { Part } from "./page-frame.tsx";

/** Who runs this copy of Attune, and how to reach them. */
export function OperatorPart({ operator }: { operator: Operator | null }) {
	return (
		<Part title="Who runs Attune">
			{operator ? (
				<p>
					{operator.name} runs this copy of Attune. Write to{" "}
					<a
						href={`mailto:${operator.email}`}
						className="font-medium underline decoration-edge underline-offset-4"
					>
						{operator.email}
					</a>{" "}
					with questions about your data or these pages. In an emergency, call your country's emergency number
					instead. We don't read email right away.
				</p>
			) : (
				<p>
					This copy of Attune doesn't name its operator yet. The person or organisation that runs it must say
					here who they are and how to reach them.
				</p>
			)}
		</Part>
	);
}
