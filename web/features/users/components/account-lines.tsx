type AccountLinesProps = { lines: readonly (readonly [term: string, value: string])[] };

/** Terms and their values, a line each. */
export function AccountLines({ lines }: AccountLinesProps) {
	return (
		<dl className="-my-1.5">
			{lines.map(([term, value]) => (
				<div key={term} className="flex flex-wrap items-baseline justify-between gap-x-6 py-1.5">
					<dt className="text-soft text-sm">{term}</dt>
					<dd className="min-w-0 font-medium [overflow-wrap:anywhere]">{value}</dd>
				</div>
			))}
		</dl>
	);
}
