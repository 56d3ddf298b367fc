import { useId } from "react";
import { COUNTRIES, helpIn } from "#shared/safety/help/help-lines.ts";

/** Stands for all countries whose lines we don't know; an ISO code without a country. */
const ELSEWHERE = "ZZ";

type CountrySelectProps = { country: string | null; onChoose: (country: string) => void };

/** Whose lines are shown, and another choice. */
export function CountrySelect({ country, onChoose }: CountrySelectProps) {
	const id = useId();
	return (
		<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
			<label htmlFor={id} className="text-sm text-soft">
				Help lines for
			</label>
			<select
				id={id}
				value={helpIn(country) ? (country ?? ELSEWHERE) : ELSEWHERE}
				onChange={(event) => onChoose(event.target.value)}
				className="min-h-11 min-w-0 flex-1 rounded-xl border border-edge bg-plate px-3 text-base"
			>
				{COUNTRIES.map(({ country, name }) => (
					<option key={country} value={country}>
						{name}
					</option>
				))}
				<option value={ELSEWHERE}>Somewhere else</option>
			</select>
		</div>
	);
}
