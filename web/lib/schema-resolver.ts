import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import * as z from "zod/mini";

// Our Content-Security-Policy forbids eval, and zod would try it once to see whether it may compile its parsers.
z.config({ jitless: true });

/** Ties a form to a schema of the wire, so that both sides refuse the same things in the same words. */
export const schemaResolver = standardSchemaResolver;
