import { type ComponentType, createContext, type ReactNode } from "react";
import type { Message } from "#shared/schemas/conversations.ts";

/** Draws a message with what belongs beside it, where something does: steps and questions in a coaching session. */
export type BesideReply = ComponentType<{ message: Message; children: ReactNode }>;

export const BesideReplyContext = createContext<BesideReply | null>(null);
