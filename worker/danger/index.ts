export { askAgain, composeDanger, DANGER_ACT, onceMore, stayInGrief, stayNear } from "./compose-danger.ts";
export { ASKED_AGAIN } from "./content/answers.ts";
export { IF_IT_GETS_DARK, MAY_WEIGH } from "./content/goodbye.ts";
export { numberFirst } from "./number-first.ts";
export { passesOver, sinceDenial } from "./since-denial.ts";
export { withoutEcho } from "./without-echo.ts";
