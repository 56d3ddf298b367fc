import { cva, cx, type VariantProps } from "class-variance-authority";
import { Slot } from "radix-ui";
import type { ComponentProps } from "react";

const buttonStyles = cva(
	"inline-flex select-none items-center justify-center gap-2 rounded-full font-semibold transition duration-150 ease-out active:scale-[0.985] disabled:active:scale-100",
	{
		variants: {
			variant: {
				primary:
					"bg-accent text-on-accent hover:brightness-110 disabled:opacity-50 disabled:hover:brightness-100",
				danger: "bg-alarm text-plate hover:brightness-110 disabled:opacity-50",
				outline: "border border-edge bg-plate text-ink hover:border-ink disabled:opacity-60",
				quiet: "text-soft hover:bg-sunken hover:text-ink disabled:opacity-60",
				link: "rounded-md text-ink underline decoration-edge underline-offset-4 hover:decoration-current",
			},
			size: {
				large: "min-h-13 px-5 text-base sm:px-7",
				medium: "min-h-11 px-5 text-sm",
				icon: "size-11 shrink-0",
				inline: "min-h-6 px-1 text-sm",
			},
		},
		defaultVariants: { variant: "primary", size: "medium" },
	},
);

type ButtonProps = ComponentProps<"button"> & VariantProps<typeof buttonStyles> & { asChild?: boolean };

/** A button, or with `asChild` a link that looks like one. */
export function Button({ variant, size, asChild, className, type = "button", ...rest }: ButtonProps) {
	const classes = cx(buttonStyles({ variant, size }), className);
	return asChild ? (
		<Slot.Root className={classes} {...rest} />
	) : (
		<button type={type} className={classes} {...rest} />
	);
}
