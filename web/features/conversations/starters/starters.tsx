import { Link } from "wouter";
import { FIRST_STARTER, OPEN_STARTER, STARTERS } from "#shared/chat/starters.ts";
import type { User } from "#shared/schemas/users.ts";
import { exercisePath, paths } from "#web/lib/paths.ts";
import { useIsMessageBoxEmpty } from "../state/message-box.ts";

type StartersProps = {
	user: User;
	/** Leave out what leads out of the chat: library exercises start in the usual one. */
	staysHere: boolean;
	onSay: (words: string) => void;
};

/** Three ways to begin a conversation. They disappear once the person types. */
export function Starters({ user, staysHere, onSay }: StartersProps) {
	const isEmpty = useIsMessageBoxEmpty();
	const { assessmentCompleted, currentHierarchyLevel: level } = user;
	const known = assessmentCompleted && level ? STARTERS[level] : null;
	if (!isEmpty) {
		return null;
	}
	const { label, says } = known?.talk ?? FIRST_STARTER;
	const [name, time] = known?.exercise.label.split(" · ") ?? [];
	return (
		<section aria-label="Ideas to get started" className="starters">
			{!assessmentCompleted && !staysHere && (
				<Link href={paths.assessment}>Help your coach get to know you · 3 min</Link>
			)}
			<button type="button" onClick={() => onSay(says)}>
				{label}
			</button>
			{known && !staysHere && (
				<Link href={exercisePath(known.exercise.exerciseId)}>
					{name}
					<span className="starter-time">&nbsp;· {time}</span>
				</Link>
			)}
			<button type="button" onClick={() => onSay(OPEN_STARTER.says)}>
				{OPEN_STARTER.label}
			</button>
		</section>
	);
}
