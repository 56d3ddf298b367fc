import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ErrorBody } from "#shared/error-codes.ts";
import { writeLine } from "../deps.ts";
import { countBeside } from "../modules/counts/daily-counts.ts";
import { type AppContext, runAfterResponse } from "./app-context.ts";
import { AppError } from "./app-error.ts";
import { routeOf } from "./request-log.ts";

/** Maps every thrown error to the API's error shape. Logs unknown errors whole and sends no details. */
export function onError(error: Error, c: Context<AppContext>): Response {
	const known = toAppError(error);
	if (known.code === "internal") {
		logUnknown(error, c);
		const deps = c.get("deps");
		if (deps) {
			runAfterResponse(c, countBeside(deps, "http:500"));
		}
	}
	return errorResponse(known, c);
}

export function errorResponse(error: AppError, c: Context<AppContext>): Response {
	const body: ErrorBody = {
		error: { code: error.code, message: error.message, requestId: c.get("requestId") ?? "" },
	};
	if (error.details) {
		body.error.details = error.details;
	}
	if (error.retryAfter !== undefined) {
		c.header("Retry-After", String(error.retryAfter));
	}
	return c.json(body, error.status);
}

function toAppError(error: Error): AppError {
	if (error instanceof AppError) {
		return error;
	}
	// Hono throws this for a body that isn't JSON.
	if (error instanceof HTTPException && error.status === 400) {
		return new AppError("bad_request", "We couldn't read the request. Send valid JSON.");
	}
	return new AppError("internal", "Something went wrong on our side. Please try again.");
}

/** Logs the chain of causes by name and stack, without messages: those of database errors can hold values. */
function logUnknown(error: Error, c: Context<AppContext>): void {
	const chain: { name: string; stack: string | undefined }[] = [];
	let current: unknown = error;
	while (current instanceof Error && chain.length < 5) {
		chain.push({ name: current.name, stack: framesOf(current) });
		current = current.cause;
	}
	const line = { level: "error", requestId: c.get("requestId"), route: routeOf(c), error: chain };
	(c.get("deps")?.log ?? writeLine)(line);
}

/** A stack frame of our code, matched to the end of the line because a message may begin like one. */
const FRAME = /^\s*at .*:\d+:\d+\)?$/;

function framesOf(error: Error): string | undefined {
	return error.stack
		?.replace(error.message, "")
		.split("\n")
		.filter((line) => FRAME.test(line))
		.slice(0, 12)
		.join("\n");
}
