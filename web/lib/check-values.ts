import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import * as z from "zod/mini";

// Our Content-Security-Policy forbids eval, which zod would try once to see whether it can compile parsers.
z.config({ jitless: true });

export const checkValues = standardSchemaResolver;
