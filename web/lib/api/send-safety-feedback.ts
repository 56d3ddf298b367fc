import type { RiskStateOnWire, SafetyFeedback } from "#shared/schemas/safety.ts";
import { request } from "./api.ts";

/** Reports what the person did with the help shown. Fire and forget; ignores failures. */
export function sendSafetyFeedback(userId: string, kind: SafetyFeedback["kind"]): void {
	request<RiskStateOnWire>(`/api/safety/${userId}/feedback`, { method: "POST", body: { kind } }).catch(
		() => undefined,
	);
}
