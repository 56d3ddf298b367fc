import type { ReactNode } from "react";
import type { Disclosure } from "#shared/safety/disclosure.ts";
import type { MessageMetadata } from "#shared/schemas/conversations.ts";
import { staticPaths } from "#web/lib/paths.ts";

const DISCLOSURES: Record<Disclosure, string> = {
	away: "Good to see you again. Your coach is an AI, not a person or a therapist, and can be wrong.",
	long: "You have been here for three hours. Your coach is an AI and never tires; you may. A break, some water or somebody near could help.",
};

/** What is said beside a reply and is not the coach's own: quiet lines above it. */
export function Notes({ disclosure, isUnread }: Pick<MessageMetadata, "disclosure" | "isUnread">) {
	return (
		<>
			{disclosure && <Note>{DISCLOSURES[disclosure]}</Note>}
			{isUnread && (
				<Note>
					The built-in guide reads only English. If you need a person,{" "}
					<a href={staticPaths.help} className="underline decoration-edge underline-offset-4">
						help in your country
					</a>{" "}
					is one press away.
				</Note>
			)}
		</>
	);
}

function Note({ children }: { children: ReactNode }) {
	return (
		<p
			role="note"
			className="loose-words mx-auto max-w-[52ch] text-balance px-4 py-1 text-center text-sm text-soft"
		>
			{children}
		</p>
	);
}
