export { composeDanger } from "./compose-danger.ts";
export { ASKED_AGAIN } from "./content/answers.ts";
export { sinceDenial } from "./denies-harm.ts";
export { mayNeedHelp } from "./may-need-help.ts";
export { numberFirst } from "./number-first.ts";
export { withoutEcho } from "./without-echo.ts";
