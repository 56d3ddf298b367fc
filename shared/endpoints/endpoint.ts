import type { core } from "zod/mini";

type Schema = core.$ZodType;

/** What one call takes and what it answers. Its method and path are its key in the table. */
export type Endpoint = {
	query?: Schema;
	/** The JSON body, or a multipart form. */
	body?: Schema | "form";
	/** The status of its success, when it isn't 200. */
	status?: 201 | 202;
	/** The JSON of its success, or what comes in its place: a file, a page or a socket. */
	answer: Schema | "file" | "page" | "socket";
};

export type EndpointKey = `${"GET" | "POST" | "PATCH" | "PUT" | "DELETE"} /${string}`;
