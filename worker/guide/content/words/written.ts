/** Patterns over a message as it was written. */

/** "No, my mood." */
export const AFTER_NO = /^(?:no|nope|nah|not that)[,.!]? +((?!(?:not|no|it['’]?s not|i don['’]?t|thanks)\b)[^.!?]{4,60})[.!]*$/i;
/** "It's not the break-up, it's the dog." */
export const AFTER_DENIAL = /\b(?:not|isn['’]?t|wasn['’]?t)\b[^.!?]*?[\s,;–—-]((?:it['’]?s|it is|that['’]?s|i['’]?m|i mean|we['’]?re) (?!not\b)[^.!?]{3,90})/i;

export const NAMED = /\b(?:(?:his|her|their|its|my [a-z]+'?s) name(?:'s| is)|(?:is|was|are|he's|she's|they're) called|called) ([A-Z][\p{L}'-]+)/u;

export const ASKS_TO_REMEMBER = /^\W*(?:please |can you |could you )?(?:remember|note|keep in mind|don'?t forget)(?: that)?[\s:,]*/i;

export const FRESH_LOSS = /\b(?:died|passed away|funeral|death)\b.*\b(?:today|yesterday|last (?:night|week)|this (?:week|morning)|days ago)\b/i;

/** "I'd like to experience the Need a friend style", as the style's button sends it. */
export const CHOSE_STYLE = /^I'd like to experience the (.+) style$/i;
