/** Ties to what was kept from earlier talks. {t} is a kept sentence: "you find mornings hard". */
export const TIES: readonly string[] = [
	"I remember that {t}.",
	"You once told me that {t}, so I'm keeping that in view.",
	"It goes with something I know from you: {t}.",
];
/** {what} is "Running". */
export const TIE_HELPS: readonly string[] = [
	"{What} has helped you before.",
	"{What} is on the short list of things that help you, as I recall.",
];
export const TIE_NAME: readonly string[] = [
	"That'll be {name}; I've kept the name.",
	"{Name}, then, if I remember right.",
];
