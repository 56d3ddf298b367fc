/** The app's colours (`web/styles/tokens.css`) for emails and pages without a stylesheet, light and dark. */
export const PALETTE = {
	day: {
		paper: "#fcf9f4",
		plate: "#fffefd",
		ink: "#2c221b",
		soft: "#64584e",
		hairline: "#e2dbd2",
		accent: "#3a5e41",
		onAccent: "#fffbf6",
	},
	night: {
		paper: "#17110e",
		plate: "#221c17",
		ink: "#eee9e1",
		soft: "#b6aea3",
		hairline: "#3a322d",
		accent: "#a8d0af",
		onAccent: "#0c1a0f",
	},
} as const;
