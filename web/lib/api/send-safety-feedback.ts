import type { RiskStateOnWire, SafetyFeedback } from "#shared/schemas/safety.ts";
import { request } from "./api.ts";

/** Says what was done with the help that was shown. Nobody waits for it, and a miss is nobody's trouble. */
export function sendSafetyFeedback(userId: string, kind: SafetyFeedback["kind"]): void {
	request<RiskStateOnWire>(`/api/safety/${userId}/feedback`, { method: "POST", body: { kind } }).catch(
		() => undefined,
	);
}
