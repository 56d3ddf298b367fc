import type { ComponentProps } from "react";
import { CheckBox } from "#web/components/ui/check-box.tsx";
import { staticPaths } from "#web/lib/paths.ts";

type BoxProps = Omit<ComponentProps<typeof CheckBox>, "label" | "hint">;

/** The two required statements, each in its own box, never ticked in advance. */
export function AdultBox(props: BoxProps) {
	return (
		<CheckBox
			label="I'm 18 or older"
			hint="Attune is made for adults. What it says and asks doesn't suit anyone younger."
			aria-required
			{...props}
		/>
	);
}

export function HealthBox(props: BoxProps) {
	return (
		<CheckBox
			label="Attune may store what I tell it about my health and feelings"
			hint={
				<>
					This covers what you write, rate and choose here, so that your coach can reply and remember it. You
					can withdraw your consent in Settings.{" "}
					<a href={staticPaths.healthData} className="underline underline-offset-2">
						What we store, and who gets it
					</a>
				</>
			}
			aria-required
			{...props}
		/>
	);
}
