import { greetingFor } from "../greeting-for.ts";

type OpeningProps = {
	name: string;
	/** A reply below already says that the coach is an AI, so one sentence is enough. */
	isDisclosed: boolean;
};

/** Opens every conversation: a greeting, and that no person replies. Always shown. */
export function Opening({ name, isDisclosed }: OpeningProps) {
	return (
		<p className="opening">
			{greetingFor(new Date().getHours())}, {name}.
			{!isDisclosed && (
				<span className="text-soft"> Your coach is an AI, not a person and not a therapist.</span>
			)}
		</p>
	);
}
