// Made when needed, because a browser takes some milliseconds for its first format.

/** Of a hundred: 60 is "60%", in the way of the browser's language. */
export function percent(ofHundred: number): string {
	return (ofHundred / 100).toLocaleString(undefined, { style: "percent", maximumFractionDigits: 0 });
}

/** 1000 is "1,000", in the way of the browser's language. */
export function count(number: number): string {
	return number.toLocaleString();
}
