import { useState } from "react";
import { isPersonalityType } from "#shared/personality/personality.ts";
import type { Profile } from "#shared/schemas/profile.ts";
import type { User } from "#shared/schemas/users.ts";
import { Disclosure } from "#web/components/disclosure.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { Dialog } from "#web/components/ui/dialog.tsx";
import { letterText } from "../content/letters.ts";
import { TYPE_TEXTS } from "../content/type-texts.ts";
import { LetterChoice } from "./letter-choice.tsx";

type TypeCardProps = { user: User; letters: NonNullable<Profile["letters"]> };

/** The four letters, what they say, and a way to correct one. */
export function TypeCard({ user, letters }: TypeCardProps) {
	const [isCorrecting, setIsCorrecting] = useState(false);
	const type = user.mbtiType ?? "";
	if (!isPersonalityType(type)) {
		return null;
	}
	const { easy, hard, growth } = TYPE_TEXTS[type];
	return (
		<Card
			title="Your personality type"
			beside={
				<Button variant="link" size="inline" onClick={() => setIsCorrecting(true)}>
					Correct a letter
				</Button>
			}
		>
			<p className="font-display text-4xl sm:text-5xl text-accent">{type}</p>
			<p className="mt-1 font-medium">{[...type].map((letter) => letterText(letter).word).join(" · ")}</p>
			<dl className="mt-3 grid gap-x-8 gap-y-3 sm:grid-cols-2">
				<Said term="Comes easily">{easy}</Said>
				<Said term="To try this week">{growth}</Said>
			</dl>
			<Disclosure title="What can be hard" className="mt-1 -mb-3" summaryClass="text-sm">
				<p className="pb-3 text-sm text-soft">{hard}</p>
			</Disclosure>
			<Dialog title="Correct a letter" isOpen={isCorrecting} onClose={() => setIsCorrecting(false)}>
				<p className="mt-1 mb-4 text-soft">
					Your type is based on a few answers. If a letter doesn't fit, trust yourself.
				</p>
				<LetterChoice user={user} type={type} letters={letters} />
			</Dialog>
		</Card>
	);
}

function Said({ term, children }: { term: string; children: string }) {
	return (
		<div>
			<dt className="font-semibold">{term}</dt>
			<dd className="mt-0.5 text-sm text-soft">{children}</dd>
		</div>
	);
}
