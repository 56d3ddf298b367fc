import type { ReactNode } from "react";
import { CHAT_GREETING } from "#shared/chat/messages.ts";
import { DISCLOSURE_TEXTS } from "#shared/safety/disclosure.ts";
import { greetingFor } from "../greeting-for.ts";

type DayOpeningProps = {
	name: string;
	/** The topic for one sentence of memory; null for none. */
	about: string | null;
	children: ReactNode;
};

/** The opening of a new day, below earlier messages: it fills the view. */
export function DayOpening({ name, about, children }: DayOpeningProps) {
	return (
		<section aria-label="Today" className="day-opening arrive">
			<div className="sky-words w-fit">
				<p className="headline headline-long">{CHAT_GREETING}</p>
				<p className="opening">
					{greetingFor(new Date().getHours())}, {name}.{about && ` Last time we talked about “${about}”.`}{" "}
					<span className="text-soft">{DISCLOSURE_TEXTS.start}</span>
				</p>
			</div>
			<div className="flex flex-wrap gap-2">{children}</div>
		</section>
	);
}
