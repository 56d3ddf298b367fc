import { useForm } from "react-hook-form";
import { COUNTRIES } from "#shared/safety/help/help-lines.ts";
import type { User } from "#shared/schemas/users.ts";
import { Alert } from "#web/components/ui/alert.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { FirstNameField, LastNameField, PhoneField } from "#web/components/ui/person-fields.tsx";
import { SelectField } from "#web/components/ui/select-field.tsx";
import { errorMessage } from "#web/lib/api/readable-error.ts";
import { schemaResolver } from "#web/lib/schema-resolver.ts";
import { useUpdateAccount } from "../api/update-account.ts";
import { countryText, ELSEWHERE, isWithoutLines } from "../countries.ts";
import { timeZonesWith, timeZoneText } from "../time-zones.ts";

/** A select has no null, so the empty value means no country. */
const HERE = "";

export function AccountForm({ user, onDone }: { user: User; onDone: (isSaved: boolean) => void }) {
	const update = useUpdateAccount(user.id);
	const form = useForm({
		resolver: schemaResolver(async () => (await import("#shared/schemas/users.ts")).accountSchema),
		defaultValues: {
			firstName: user.firstName ?? "",
			lastName: user.lastName ?? "",
			phoneNumber: user.phoneNumber ?? "",
			timeZone: user.timeZone,
			country: user.country ?? HERE,
		},
	});
	const { errors } = form.formState;
	const save = form.handleSubmit(({ country, ...fields }) =>
		update.mutate(
			{ ...fields, country: country === HERE ? null : country },
			{ onSuccess: () => onDone(true) },
		),
	);
	return (
		<form noValidate onSubmit={save} className="flex flex-col gap-5">
			{update.error && (
				<Alert key={update.submittedAt}>
					{errorMessage(update.error, "We couldn't save that. Please try again.")}
				</Alert>
			)}
			<div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
				<FirstNameField autoFocus error={errors.firstName?.message} {...form.register("firstName")} />
				<LastNameField error={errors.lastName?.message} {...form.register("lastName")} />
			</div>
			<PhoneField error={errors.phoneNumber?.message} {...form.register("phoneNumber")} />
			<SelectField
				label="Time zone"
				hint="Sets your day and when we send notifications."
				{...form.register("timeZone")}
			>
				{timeZonesWith(user.timeZone).map((zone) => (
					<option key={zone} value={zone}>
						{timeZoneText(zone)}
					</option>
				))}
			</SelectField>
			<SelectField label="Country" hint="Sets which help lines you see." {...form.register("country")}>
				<option value={HERE}>Use my location</option>
				{COUNTRIES.map(({ country, name }) => (
					<option key={country} value={country}>
						{name}
					</option>
				))}
				{isWithoutLines(user.country) && <option value={user.country}>{countryText(user.country)}</option>}
				<option value={ELSEWHERE}>Somewhere else</option>
			</SelectField>
			<div className="flex flex-wrap gap-2">
				<Button type="submit" disabled={update.isPending}>
					{update.isPending ? "Saving..." : "Save"}
				</Button>
				<Button variant="quiet" disabled={update.isPending} onClick={() => onDone(false)}>
					Cancel
				</Button>
			</div>
		</form>
	);
}
