export { askAgain, composeDanger, DANGER_ACT, onceMore, stayInGrief, stayNear } from "./compose-danger.ts";
export { ASKED_AGAIN } from "./content/answers.ts";
export { numberFirst } from "./number-first.ts";
export { passesOver, sinceDenial } from "./since-denial.ts";
export { withoutEcho } from "./without-echo.ts";
