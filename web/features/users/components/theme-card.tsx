import { useState } from "react";
import type { User } from "#shared/schemas/users.ts";
import { FailureNote } from "#web/components/feedback/failure-note.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { RadioTiles } from "#web/components/ui/radio-tiles.tsx";
import { useChooseTheme } from "../api/choose-theme.ts";

const OPTIONS = [
	{ value: "system", label: "Match my device", description: "Light or dark, as your device is set" },
	{ value: "light", label: "Light" },
	{ value: "dark", label: "Dark" },
];

/** Light or dark, on every device of this person. */
export function ThemeCard({ user }: { user: User }) {
	const choose = useChooseTheme(user.id);
	// Set on press: before the request starts, the old choice would show again.
	const [chosen, setChosen] = useState<string | null>(null);
	function handleChange(value: string) {
		setChosen(value);
		choose.mutate(value as User["theme"], { onSettled: () => setChosen(null) });
	}
	return (
		<Card title="Light or dark">
			<RadioTiles
				name="theme"
				legend="Choose light or dark"
				isLegendHidden
				value={chosen ?? user.theme}
				onChange={handleChange}
				className="sm:grid-cols-3"
				options={OPTIONS}
			/>
			<FailureNote error={choose.error} text="We couldn't save your choice." />
		</Card>
	);
}
