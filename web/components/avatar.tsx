import type { User } from "#shared/schemas/users.ts";

/** The first letter of a person's name. Decoration: what holds it has a name. */
export function Avatar({ user }: { user: Pick<User, "firstName" | "username"> }) {
	const [letter = ""] = user.firstName || user.username;
	return (
		<span
			aria-hidden
			className="grid size-8 place-items-center rounded-full bg-accent font-display text-[min(1rem,18px)] text-on-accent leading-none"
		>
			{letter.toLocaleUpperCase()}
		</span>
	);
}
