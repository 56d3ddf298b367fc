/** What a model was told not to keep, and may all the same propose. */
export const SENSITIVE =
	/\b(?:sex\w*|affair|slept with|porn\w*|naked|abus\w*|rape[ds]?|assault\w*|self-?harm\w*|cut(?:ting)? your(?:self)?|hurt(?:ing)? yourself|suicid\w*|kill\w*|die[ds]?\b.*\byourself|overdos\w*|arrest\w*|prison|convict\w*|stole|steal\w*|drugs?|cocaine|heroin|dealer|password|passport|social security|iban|credit card|salary|earn|debts?|loan|owe)\b|[$€£¥]\s?\d|\d{1,3}(?:[.,]\d{3})+|\d{5,}|\b\d+\s?(?:k|thousand|million|euros?|dollars?|pounds?)\b|\b\d{1,5}\s+\w+\s+(?:street|st|road|rd|avenue|ave|lane|drive|square|court|way)\b/i;

/** A fact addresses the person; anything else is a disguised instruction, or about another person. */
export const SPEAKS_TO_THEM = /^(?:You|Your|You're|You've|English)\b/;
export const ORDERS =
	/\b(?:ignore|disregard|instructions?|rules?|system|prompt|tell (?:them|the person|him|her|you)|must (?:always|never)|from now on|respond|reply with|act as|pretend|assistant|the coach|stop taking|take (?:more|fewer|less))\b/i;
