import { ulid } from "ulid";

/** What each id is of, readable in a log and in a path. */
export type IdPrefix =
	| "usr"
	| "cnv"
	| "tmp"
	| "msg"
	| "asm"
	| "ins"
	| "ach"
	| "ntf"
	| "qnr"
	| "scn"
	| "mem"
	| "rpt"
	| "run"
	| "tkw"
	| "del";

/** A new id such as `msg_01JD…`: opaque, unguessable (80 random bits) and sortable by the time it was made. */
export function newId(prefix: IdPrefix): string {
	return `${prefix}_${ulid()}`;
}

/** An id for one request, so that what a person saw can be found in the log. */
export function newRequestId(): string {
	return `req_${crypto.randomUUID()}`;
}
