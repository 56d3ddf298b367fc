import type { ComponentProps } from "react";
import { Field } from "./field.tsx";

/** What `register` gives, and the field's error. The label only where the usual one doesn't fit. */
type PersonFieldProps = Omit<ComponentProps<typeof Field>, "label"> & { label?: string };

export function FirstNameField(field: PersonFieldProps) {
	return <Field label="First name" autoComplete="given-name" {...field} />;
}

export function LastNameField(field: PersonFieldProps) {
	return <Field label="Last name" autoComplete="family-name" {...field} />;
}

export function UsernameField(field: PersonFieldProps) {
	return (
		<Field
			label="Username"
			autoComplete="username"
			autoCapitalize="none"
			spellCheck={false}
			required
			{...field}
		/>
	);
}

export function EmailField(field: PersonFieldProps) {
	return <Field label="Email" type="email" autoComplete="email" inputMode="email" required {...field} />;
}

export function PhoneField(field: PersonFieldProps) {
	return (
		<Field
			label="Phone number"
			type="tel"
			autoComplete="tel"
			hint="Shown only on your profile. We won't text or call you."
			{...field}
		/>
	);
}

/** For the password that a person has. */
export function PasswordField(field: PersonFieldProps) {
	return <Field label="Password" type="password" autoComplete="current-password" required {...field} />;
}

/** For a password that a person chooses. */
export function NewPasswordField(field: PersonFieldProps) {
	return (
		<Field
			label="New password"
			type="password"
			autoComplete="new-password"
			hint="At least 8 characters. A short sentence works well."
			required
			{...field}
		/>
	);
}
