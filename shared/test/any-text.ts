import fc from "fast-check";

/** Any UTF-16, also what is no text. */
export const anyText = fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units));
