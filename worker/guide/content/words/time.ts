/** In days. */
export const UNITS: Readonly<Record<string, number>> = { day: 1, night: 1, week: 7, fortnight: 14, month: 30, year: 365 };

/** Words for how many. */
const COUNTED = "this,a an one last,two couple,three few,four,five,six,seven,eight,nine,ten,eleven,twelve";
export const NUMBERS: Readonly<Record<string, number>> = Object.fromEntries(COUNTED.split(",").flatMap((words, count) => words.split(" ").map((word) => [word, count])));

export const MONTHS: readonly string[] = "january february march april may june july august september october november december".split(" ");
