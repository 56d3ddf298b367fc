import { type AiProvider, companiesIn, mayAsk } from "#shared/ai-providers.ts";
import type { User } from "#shared/schemas/users.ts";
import { mayReadAgain } from "#shared/second-look.ts";
import { FailureNote } from "#web/components/feedback/failure-note.tsx";
import { SwitchRow } from "#web/components/ui/switch-row.tsx";
import { companiesOf } from "#web/lib/provider-names.ts";
import { useChooseCoach } from "../api/choose-coach.ts";

type SafetyReadingSwitchProps = {
	user: User;
	/** The companies that would read for danger. */
	companies: readonly AiProvider[];
	/** No model answers here, so this switch is the only choice. */
	isGuideOnly?: boolean;
};

/** Whether a model of another company may read messages that may show danger. */
export function SafetyReadingSwitch({ user, companies, isGuideOnly = false }: SafetyReadingSwitchProps) {
	const choose = useChooseCoach(user.id);
	const isRead = mayReadAgain(user) && companies.some((company) => mayAsk(company, user.consentedTo));
	const isOn = choose.isPending ? choose.variables.safetyReading === true : isRead;
	function handleChange(safetyReading: boolean) {
		// Where only the guide replies, "off" must still count as a choice.
		const consentedTo = companiesIn([...user.consentedTo, ...companies]);
		const off = isGuideOnly ? { safetyReading, coachChoice: "builtin" as const } : { safetyReading };
		choose.mutate(safetyReading ? { safetyReading, consentedTo } : off);
	}
	return (
		<div>
			<SwitchRow
				label="Check messages that may show danger"
				hint={`If a message may show danger, ${companiesOf(companies) ?? "a model on this server"} may read it and up to seven before it, so that we can show you help.`}
				isOn={isOn}
				onChange={handleChange}
			/>
			<FailureNote error={choose.error} text="We couldn't save your choice." />
		</div>
	);
}
