export { DANGERS, LATER, LEVELS, levelsOf } from "./content/index.ts";
export { sinceDenial } from "./denies-harm.ts";
export type { Danger } from "./level.ts";
export { mayNeedHelp } from "./may-need-help.ts";
export { numberFirst } from "./number-first.ts";
export { type DarkKind, darkKind, mayBeDark } from "./understand/dark.ts";
export { withoutEcho } from "./without-echo.ts";
