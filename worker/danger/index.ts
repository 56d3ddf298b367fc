export { composeDanger } from "./compose-danger.ts";
export { ASKED_AGAIN } from "./content/answers.ts";
export { isDangerNear, passesOverQuestion } from "./is-near.ts";
export { mayNeedHelp } from "./may-need-help.ts";
export { numberFirst } from "./number-first.ts";
export { sinceDenial } from "./since-denial.ts";
export { withoutEcho } from "./without-echo.ts";
