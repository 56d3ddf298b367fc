import { useId } from "react";
import { Field } from "#web/components/ui/field.tsx";
import { SelectField } from "#web/components/ui/select-field.tsx";
import { weekdays } from "../weekdays.ts";
import { toQuarter } from "../when-of.ts";

export type When = {
	reminderFrequency: "daily" | "weekly" | "custom";
	/** "HH:MM" on the person's own clock. */
	reminderTime: string;
	/** 0 for Sunday to 6 for Saturday. */
	customDays: number[];
};

type WhenFieldsProps = {
	when: When;
	error?: string | undefined;
	onChange: (when: When) => void;
};

/** How often, on which days, and at which time to begin with. */
export function WhenFields({ when, error, onChange }: WhenFieldsProps) {
	const { reminderFrequency, reminderTime, customDays } = when;
	const errorId = useId();
	const lacksDays = error !== undefined && reminderFrequency === "custom" && reminderTime !== "";
	return (
		<div className="flex flex-col gap-5">
			<div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-x-4 gap-y-5">
				<SelectField
					label="How often"
					value={reminderFrequency}
					onChange={({ target }) =>
						onChange({ ...when, reminderFrequency: target.value as When["reminderFrequency"] })
					}
				>
					<option value="daily">Daily</option>
					<option value="weekly">Weekly</option>
					<option value="custom">Custom schedule</option>
				</SelectField>
				<Field
					label="Preferred time"
					type="time"
					step={900}
					required
					value={reminderTime}
					onChange={({ target }) => onChange({ ...when, reminderTime: target.value })}
					// The server checks every quarter of an hour, so save the time it can keep.
					onBlur={() => reminderTime !== "" && onChange({ ...when, reminderTime: toQuarter(reminderTime) })}
					error={reminderTime === "" ? error : undefined}
				/>
			</div>
			{reminderFrequency === "custom" && (
				<fieldset className="min-w-0" aria-describedby={lacksDays ? errorId : undefined}>
					<legend className="mb-2 font-medium text-sm">On which days</legend>
					<div className="grid grid-cols-4 gap-2 sm:grid-cols-7">
						{weekdays().map(({ day, short, long }) => (
							<label
								key={day}
								className="relative grid min-h-11 place-items-center rounded-xl border border-edge px-2 text-sm transition-colors duration-150 hover:border-ink has-checked:border-accent has-checked:bg-accent-wash has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2"
							>
								<input
									type="checkbox"
									name="day"
									aria-invalid={lacksDays || undefined}
									aria-label={long}
									checked={customDays.includes(day)}
									onChange={({ target }) =>
										onChange({
											...when,
											customDays: target.checked
												? [...customDays, day]
												: customDays.filter((each) => each !== day),
										})
									}
									className="absolute inset-0 size-full cursor-pointer opacity-0"
								/>
								<span aria-hidden>{short}</span>
							</label>
						))}
					</div>
					{lacksDays && (
						<p id={errorId} role="alert" className="mt-2 font-medium text-alarm text-sm">
							{error}
						</p>
					)}
				</fieldset>
			)}
		</div>
	);
}
