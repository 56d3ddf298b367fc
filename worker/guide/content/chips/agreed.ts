/** Whether a step that was taken along was done. */
export const AGREED_CHIPS = [
	{ label: "Yes, done", offer: "agreed:yes" },
	{ label: "Partly", offer: "agreed:partly" },
	{ label: "Not yet", offer: "agreed:no" },
] as const;
