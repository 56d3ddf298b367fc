import { isPersonalityType } from "#shared/personality.ts";
import type { Profile } from "#shared/schemas/profile.ts";
import type { User } from "#shared/schemas/users.ts";
import { Disclosure } from "#web/components/disclosure.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { letterText, strengthText } from "../content/letters.ts";
import { TYPE_TEXTS } from "../content/type-texts.ts";
import { CoachedByTypeSwitch } from "./coached-by-type-switch.tsx";
import { LetterChoice } from "./letter-choice.tsx";

type TypeCardProps = { user: User; letters: NonNullable<Profile["letters"]> };

/** The four letters, what is said of them, and a way to say that one is wrong. */
export function TypeCard({ user, letters }: TypeCardProps) {
	const type = user.mbtiType ?? "";
	if (!isPersonalityType(type)) {
		return null;
	}
	const { easy, hard, growth } = TYPE_TEXTS[type];
	return (
		<Card title="Your personality type">
			<p className="sr-only">{type}</p>
			<ul className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-4">
				{letters.map((letter) => {
					const { word, meaning } = letterText(letter.letter);
					return (
						<li key={letter.dimension} className="flex flex-col">
							<span aria-hidden className="font-display text-5xl text-accent">
								{letter.letter}
							</span>
							<span className="mt-1.5 font-semibold">{word}</span>
							<span className="text-sm">{meaning}</span>
							<span className="mt-1 text-soft text-xs">{strengthText(letter)}</span>
						</li>
					);
				})}
			</ul>
			<div className="mt-7 grid gap-x-8 gap-y-5 border-hairline border-t pt-6 sm:grid-cols-2">
				<div>
					<h3 className="mb-1 font-sans font-semibold text-base">Comes easily</h3>
					<p>{easy}</p>
				</div>
				<div>
					<h3 className="mb-1 font-sans font-semibold text-base">Can be hard</h3>
					<p>{hard}</p>
				</div>
			</div>
			<div className="mt-5 rounded-2xl bg-accent-wash px-5 py-4">
				<h3 className="mb-1 font-sans font-semibold text-base">To try this week</h3>
				<p>{growth}</p>
			</div>
			<p className="mt-5 text-soft text-sm">
				A way of looking at yourself, from a few answers. Where it does not fit, you are right.
			</p>
			<div className="mt-5 border-hairline border-t pt-5">
				<CoachedByTypeSwitch user={user} />
			</div>
			<Disclosure title="One of these letters is wrong" className="mt-4 -mb-3" summaryClass="text-sm">
				<LetterChoice user={user} type={type} />
			</Disclosure>
		</Card>
	);
}
