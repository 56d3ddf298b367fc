import { Search } from "lucide-react";
import { NEED_AREAS, NEED_LEVELS } from "#shared/needs.ts";
import type { ExerciseInfo } from "#shared/schemas/exercises.ts";
import { Button } from "#web/components/ui/button.tsx";
import { SelectField } from "#web/components/ui/select-field.tsx";
import { type Filters, topicsOf } from "../library-filters.ts";

const LENGTHS = ["3", "5", "10"];

const NEEDS = [{ id: "", label: "All" }, ...NEED_LEVELS.map((id) => ({ id, label: NEED_AREAS[id].label }))];

type FilterBarProps = {
	exercises: readonly ExerciseInfo[];
	filters: Filters;
	onChange: (filters: Filters) => void;
};

/** Narrows the library by words, need, topic and length. */
export function FilterBar({ exercises, filters, onChange }: FilterBarProps) {
	const change = (changed: Partial<Filters>) => onChange({ ...filters, ...changed });
	return (
		// biome-ignore lint/a11y/useSemanticElements: not all browsers of the last years know the search element
		<form
			role="search"
			aria-label="Exercises"
			onSubmit={(event) => event.preventDefault()}
			className="filter-bar flex flex-col gap-4"
		>
			<div className="grid items-end gap-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
				<label className="flex min-w-0 flex-col gap-1.5">
					<span className="field-label font-medium text-sm">Search</span>
					<span className="relative">
						<Search
							aria-hidden
							className="pointer-events-none absolute top-3.5 left-3.5 size-5 text-soft"
							strokeWidth={1.75}
						/>
						<input
							type="search"
							placeholder="Search"
							value={filters.words}
							onChange={(event) => change({ words: event.target.value })}
							className="min-h-12 w-full min-w-0 rounded-xl border border-edge bg-plate pr-4 pl-11 text-base hover:border-ink sm:placeholder:text-transparent focus-visible:outline-offset-0"
						/>
					</span>
				</label>
				<SelectField
					label="Topic"
					value={filters.topic}
					onChange={(event) => change({ topic: event.target.value })}
				>
					<option value="">Any topic</option>
					{topicsOf(exercises).map(({ id, label }) => (
						<option key={id} value={id}>
							{label}
						</option>
					))}
				</SelectField>
				<SelectField
					label="Length"
					value={filters.minutes}
					onChange={(event) => change({ minutes: event.target.value })}
				>
					<option value="">Any length</option>
					{LENGTHS.map((minutes) => (
						<option key={minutes} value={minutes}>
							Up to {minutes} minutes
						</option>
					))}
				</SelectField>
			</div>
			{/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex row in every browser */}
			<div role="group" aria-label="Area" className="flex gap-2 sm:flex-wrap">
				{NEEDS.map(({ id, label }) => (
					<Button
						key={id}
						variant={filters.need === id ? "primary" : "outline"}
						aria-pressed={filters.need === id}
						onClick={() => change({ need: id })}
						className="shrink-0 px-3.5! sm:px-4!"
					>
						{label}
					</Button>
				))}
			</div>
		</form>
	);
}
