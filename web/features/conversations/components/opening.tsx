import { greetingFor } from "../greeting-for.ts";

type OpeningProps = {
	name: string;
	/** A reply below says already that the coach is an AI: one sentence is enough. */
	isDisclosed: boolean;
};

/** Stands over the beginning of every conversation: a greeting, and that nobody here is a person. It gives way to nothing. */
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
