import { Plus } from "lucide-react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import type { SignUp } from "#shared/schemas/auth.ts";
import { Alert } from "#web/components/ui/alert.tsx";
import {
	EmailField,
	FirstNameField,
	LastNameField,
	NewPasswordField,
	PhoneField,
	UsernameField,
} from "#web/components/ui/person-fields.tsx";
import { SubmitButton } from "#web/components/ui/submit-button.tsx";
import { errorMessage } from "#web/lib/api/readable-error.ts";
import { browserTimeZone } from "#web/lib/date/time-zone.ts";
import { markFields } from "#web/lib/mark-fields.ts";
import { staticPaths } from "#web/lib/paths.ts";
import { schemaResolver } from "#web/lib/schema-resolver.ts";
import { useSignUp } from "../api/sign-up.ts";
import { AdultBox, HealthBox } from "./consent-boxes.tsx";

const EMPTY = {
	firstName: "",
	lastName: "",
	username: "",
	email: "",
	phoneNumber: "",
	password: "",
	// Only the person may tick these.
	adultConfirmed: false as unknown as true,
	healthConsent: false as unknown as true,
};

export function SignUpForm({ onSignedUp }: { onSignedUp: () => void }) {
	const signUp = useSignUp();
	const form = useForm({
		resolver: schemaResolver(async () => (await import("#shared/schemas/auth.ts")).signUpFormSchema),
		defaultValues: EMPTY,
	});
	const { errors } = form.formState;
	// Opened by an error, it stays open once the error is mended.
	const [hasPhone, setHasPhone] = useState(false);

	function handleValid(values: SignUp) {
		signUp.mutate(withoutEmpty(values), { onSuccess: onSignedUp, onError: markFields(form) });
	}

	return (
		<form noValidate onSubmit={form.handleSubmit(handleValid)} className="flex flex-col gap-3.5 sm:gap-4">
			{signUp.error && (
				<Alert key={signUp.submittedAt}>{errorMessage(signUp.error, "Failed to create account")}</Alert>
			)}
			<div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] items-end gap-3 sm:gap-4">
				<FirstNameField error={errors.firstName?.message} {...form.register("firstName")} />
				<LastNameField error={errors.lastName?.message} {...form.register("lastName")} />
			</div>
			<UsernameField error={errors.username?.message} {...form.register("username")} />
			<EmailField error={errors.email?.message} {...form.register("email")} />
			<NewPasswordField label="Password" error={errors.password?.message} {...form.register("password")} />
			<details
				open={hasPhone || Boolean(errors.phoneNumber)}
				onToggle={({ currentTarget }) => setHasPhone(currentTarget.open)}
				className="group -my-2"
			>
				<summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 font-medium text-sm [&::-webkit-details-marker]:hidden">
					<Plus
						aria-hidden
						className="size-4 transition-transform duration-150 group-open:rotate-45"
						strokeWidth={2}
					/>
					<span className="underline decoration-edge underline-offset-4">Phone number (optional)</span>
				</summary>
				<PhoneField className="pt-1" error={errors.phoneNumber?.message} {...form.register("phoneNumber")} />
			</details>
			<AdultBox error={errors.adultConfirmed?.message} {...form.register("adultConfirmed")} />
			<HealthBox error={errors.healthConsent?.message} {...form.register("healthConsent")} />
			<p className="text-soft text-xs">
				Attune is an AI, not a person, and not a substitute for professional care. By creating an account you
				agree to the{" "}
				<a href={staticPaths.terms} className="underline underline-offset-2">
					terms
				</a>{" "}
				and{" "}
				<a href={staticPaths.privacy} className="underline underline-offset-2">
					privacy page
				</a>
				.
			</p>
			<SubmitButton sending={signUp} busy="Creating Account..." size="large">
				Create Account
			</SubmitButton>
		</form>
	);
}

/** Drops empty fields and adds the browser's time zone. */
function withoutEmpty({ firstName, lastName, phoneNumber, ...required }: SignUp): SignUp {
	const timeZone = browserTimeZone();
	return {
		...required,
		...(firstName ? { firstName } : {}),
		...(lastName ? { lastName } : {}),
		...(phoneNumber ? { phoneNumber } : {}),
		...(timeZone ? { timeZone } : {}),
	};
}
