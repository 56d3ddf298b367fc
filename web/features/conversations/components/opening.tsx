import { greetingFor } from "../greeting-for.ts";

/** Stands over the beginning of every conversation: a greeting, and that nobody here is a person. It gives way to nothing. */
export function Opening({ name }: { name: string }) {
	return (
		<p className="sky-words opening">
			{greetingFor(new Date().getHours())}, {name}.{" "}
			<span className="text-soft">Your coach is an AI, not a person and not a therapist.</span>
		</p>
	);
}
