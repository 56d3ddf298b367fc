import { cx } from "class-variance-authority";
import { ACCURACIES } from "#shared/personality/mini-ipip.ts";

const SIZES = ["size-9", "size-7.5", "size-6", "size-7.5", "size-9"];

type QuestionRowProps = {
	name: string;
	text: string;
	value: number | null;
	/** Unanswered, and required to continue. */
	isMissing: boolean;
	onChange: (value: number) => void;
};

/** One sentence, and five places from inaccurate to accurate. Native radio buttons: arrow keys just work. */
export function QuestionRow({ name, text, value, isMissing, onChange }: QuestionRowProps) {
	return (
		<fieldset
			aria-describedby={isMissing ? `${name}-missing` : undefined}
			className="min-w-0 border-hairline border-b py-5 first:pt-0 last:border-0"
		>
			<legend className="float-left mb-3 w-full font-medium text-lg">I {text}.</legend>
			<div className="clear-both flex items-center justify-between gap-1">
				{ACCURACIES.map((accuracy, index) => (
					<label
						key={accuracy}
						title={accuracy}
						className="group/place relative grid min-h-12 flex-1 cursor-pointer place-items-center rounded-2xl has-focus-visible:outline-2 has-focus-visible:outline-accent"
					>
						<input
							type="radio"
							name={name}
							aria-label={accuracy}
							checked={value === index + 1}
							onChange={() => onChange(index + 1)}
							className="absolute inset-0 size-full cursor-pointer opacity-0"
						/>
						<span
							aria-hidden
							className={cx(
								"rounded-full border-2 transition-colors duration-150",
								SIZES[index],
								value === index + 1
									? "border-accent bg-accent"
									: "border-edge bg-plate group-hover/place:border-ink",
							)}
						/>
					</label>
				))}
			</div>
			<p aria-hidden className="mt-1 flex justify-between text-soft text-xs">
				<span>{ACCURACIES[0]}</span>
				<span>{ACCURACIES[4]}</span>
			</p>
			{isMissing && (
				<p id={`${name}-missing`} className="mt-2 font-medium text-alarm text-sm">
					Choose the answer that fits best. The middle is fine.
				</p>
			)}
		</fieldset>
	);
}
