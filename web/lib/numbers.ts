const PERCENT = new Intl.NumberFormat(undefined, { style: "percent", maximumFractionDigits: 0 });
const COUNT = new Intl.NumberFormat();

/** Of a hundred: 60 is "60%", in the way of the browser's language. */
export function percent(ofHundred: number): string {
	return PERCENT.format(ofHundred / 100);
}

/** 1000 is "1,000", in the way of the browser's language. */
export function count(number: number): string {
	return COUNT.format(number);
}
