/** What a new chat opens with. A person who has not taken the assessment is told first what this place is. */
export function greeting(assessmentCompleted: boolean): string {
	const question = "What's on your mind today?";
	return assessmentCompleted ? question : `Hi there! I'm here to chat with you. ${question}`;
}
