/**
 * Words that may mean wanting to die and may mean something else. They are never passed over and never assumed: the
 * coach reflects what was lost or worn out, and asks directly.
 */
const VEILED: readonly RegExp[] = [
	/\b(?:don't|do not|didn't|can't|cannot|couldn't|not sure I (?:can|want to)|don't know (?:how|if I can)(?: to)?) (?:really |even )?(?:want to |wanna |imagine |see myself |keep )?(?:live|living|go on|going on|carry on|be here|exist|existing)(?: (?:my life|a life|in a world|in this world|anymore|like this))*(?: (?:without|with out) (?:him|her|them|my \w+)\b|[.!]|$| anymore| any more| any longer| like this)/i,
	/\b(?:(?:I )?(?:just |really )*(?:wish|want|wanted|would like|could) (?:that )?(?:I )?(?:could |to )?(?:just |simply )*(?:disappear|vanish|not exist|cease to exist|fade away|be gone|be done with (?:it all|everything|life)))\b(?! (?:into|to a|under|for (?:a|the) (?:day|week|weekend|bit|while|few)|on (?:holiday|vacation)|from (?:the|this) (?:party|meeting)))/i,
	/\b(?:want|wanted|need|wish) (?:it|this|everything|it all|all of it|all this|the pain|my head|everything) (?:all )?(?:to |would |could )(?:just )?(?:stop|end|be over|go away)\b/i,
	/\b(?:so |just |really )*(?:tired|sick) of (?:everything|it all|life|living|being alive|being here|existing|fighting|trying)\b/i,
	/\bwhat(?:'s| is) (?:even |really )?the (?:point|use)(?: (?:of|in) (?:going on|it all|it|any of it|anything|life|living|trying|this life|carrying on|getting up))?[?.!]*$/i,
	/\b(?:can't|cannot|don't think I can) (?:do (?:this|it|life)|go on|take (?:it|this|much more)|keep going|carry on|keep doing this)(?: (?:anymore|any more|any longer|much longer))?[.!]*$/i,
	/\bwhy (?:should|would|do) I (?:even |still )?(?:go on|carry on|keep going|live|stay alive|bother living|be here|be alive)\b|\bgive me (?:one|a|any) (?:good |single )?reason(?: (?:to (?:live|go on|stay|carry on|keep going)|not to))?[.!?]*$|\b(?:nothing|what(?:'s| is) (?:there|left)) (?:left )?to live for\b|\bno reason to (?:live|go on|stay|wake up|get up)\b/i,
	/\b(?:would|would all|might|could|'d)(?: all| probably)? be (?:happier|better|fine|relieved|ok|okay)(?: off)?,? (?:without me|if I (?:wasn't|weren't|were not|was not) (?:here|around))/i,
];

export function isVeiled(text: string): boolean {
	return VEILED.some((pattern) => pattern.test(text));
}

/** The same words about a task, a job or a person are about that, not about life. */
const ABOUT_SOMETHING =
	/\b(?:can't|don't think I can) (?:do|take|keep doing) (?:this|it) (?:assignment|project|exam|homework|course|job|diet|workout|shift)\b|\btired of (?:trying to|fighting (?:with|about|over))\b|\bwhat's the (?:point|use) of (?:this|the|a|an) (?:app|meeting|job|class|course|project)\b|\bgo on (?:like this )?(?:with|at|in) (?:my|this|the|our) (?:job|work|boss|company|school|team|course|flat|house)\b|\bwhat(?:'s| is) the (?:point|use) (?:of|in) (?:\w+ )?(?:therapy|counselling|counseling)\b/i;

export function isAboutSomething(text: string): boolean {
	return ABOUT_SOMETHING.test(text);
}
