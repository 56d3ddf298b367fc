import { Button } from "#web/components/ui/button.tsx";

type VoiceQuestionProps = {
	question: string;
	detail?: string;
	yes: string;
	no: string;
	onYes: () => void;
	/** Also called on Escape. */
	onNo: () => void;
	/** The focused button: two presses of Enter must not accept something new. */
	focusOn: "yes" | "no";
};

/** Asks what we need to know before recording, or after a failed transcription. */
export function VoiceQuestion(props: VoiceQuestionProps) {
	const { question, detail, yes, no, onYes, onNo, focusOn } = props;
	return (
		<div
			role="alert"
			onKeyDown={({ key }) => key === "Escape" && onNo()}
			className="flex basis-full flex-wrap items-center gap-x-4 gap-y-2 px-3 pt-2 pb-1 text-sm"
		>
			<p className="min-w-0 flex-1 basis-64">
				{question}
				{detail && <span className="text-soft"> {detail}</span>}
			</p>
			<div className="ml-auto flex gap-2">
				<Button variant="quiet" autoFocus={focusOn === "no"} onClick={onNo}>
					{no}
				</Button>
				<Button variant="outline" autoFocus={focusOn === "yes"} onClick={onYes}>
					{yes}
				</Button>
			</div>
		</div>
	);
}
