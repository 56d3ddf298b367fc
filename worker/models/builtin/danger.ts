/** What kind of danger words speak of. "other" is worry about somebody else. */
export type DangerKind = "suicide" | "self-harm" | "abuse" | "other";

const SUICIDE: readonly RegExp[] = [
	/\b(?:kill|killing|end|ending|take|taking) (?:myself|my (?:own )?life|it all tonight)\b/,
	/\bend(?:ing)? it all\b/,
	/\b(?:want|wanted|wanting|wish|going|ready|prefer|like|rather|plan|planning|hope) (?:\w+ )?to (?:just |really )?(?:die|be dead|not exist|disappear (?:forever|for good)|stop existing|not be alive)\b/,
	/\bwish (?:that )?i (?:was|were|could be|wasn't|weren't|had never been|hadn't been|had not been|didn't) (?:dead|alive|born|here|exist|wake up)\b/,
	/\bwish i (?:could|would) (?:just )?(?:die|not wake up|never wake up|stop existing)\b/,
	/\b(?:don't|do not|didn't) (?:really )?(?:want|wanna) (?:to )?(?:live|be alive|exist|wake up|be here|go on living|be around)(?: anymore| any more)?(?! (?:in|with|without|at|for|on|this early|tomorrow morning|so early|right now at))\b/,
	/\b(?:suicid(?:e|al))\b/,
	/\bbetter off (?:dead|without me|if i (?:was|were) (?:gone|dead)|if i (?:wasn't|weren't) (?:here|around|alive))\b/,
	/\b(?:no (?:reason|point) (?:to|in) (?:live|living|be alive|being alive|keep living|going on living))\b/,
	/\brather (?:not be (?:here|alive)|be dead|die)(?! (?:than|of embarrassment))\b/,
	/\b(?:sleep|asleep) (?:and|to) (?:never|not) wak(?:e|ing)(?: up)?\b/,
	/\bnever wake up\b/,
	/\b(?:jump|jumping) (?:off|in front of|from) (?:a|the|my) (?:bridge|roof|building|train|balcony|cliff)\b/,
	/\b(?:overdose|hang myself|shoot myself|slit my|drown myself)\b/,
	/\b(?:wrote|writing|written) (?:a|my) (?:suicide|goodbye) (?:note|letter)\b/,
	/\b(?:nobody|no one) would (?:even )?(?:notice|care|miss me) if i (?:was|were|died|disappeared|weren't|wasn't)\b(?! (?:late|wearing|there at|at the|in the))/,
	/\bi(?:'m| am) going to die (?:tonight|today)\b/,
	/\bready to (?:die|end)\b/,
	/\bunalive\b/,
	/(?<!\d\s?)\bkms\b/,
];
const SELF_HARM: readonly RegExp[] = [
	/\b(?:cut|cutting|burn|burning|hurt|hurting|harm|harming|hit|hitting|starve|starving) myself(?! (?:off|some|a|short|shaving|by accident|accidentally|cooking|while|on the|out)\b)\b/,
	/\bself[- ]?harm(?:ed|ing)?\b/,
	/\b(?:relapsed|started) (?:and )?cutting\b/,
];
const ABUSE: readonly RegExp[] = [
	/\b(?:he|she|they|(?:my|our) (?:\w+ )?(?:husband|wife|partner|boyfriend|girlfriend|dad|father|mum|mom|mother|ex|stepdad|stepfather|uncle|brother|son)) (?:\w+ )?(?:hits|hit|beats|beat|punched|punches|slapped|slaps|choked|chokes|strangled|kicked|kicks|raped|rapes|threatened to kill|threatens to kill|hurts) me(?! up)\b/,
	/\b(?:i (?:was|got|am being|'m being)|i've been) (?:\w+ )?(?:raped|abused|beaten|molested|assaulted|strangled|sexually)\b/,
	/\btouch(?:es|ed|ing) me (?:when|where|and|in|inappropriately|sexually)\b/,
	/\b(?:afraid|scared|terrified) (?:that )?(?:he|she|they)(?:'ll| will|'s going to| is going to| might) (?:hurt|kill|hit) (?:me|us|the kids)\b/,
	/\b(?:won't|doesn't|don't) let me (?:leave the house|out of the house)\b/,
];
const OTHER =
	/\b(?:my (?:\w+ )?(?:friend|son|daughter|sister|brother|mum|mom|dad|mother|father|husband|wife|partner|boyfriend|girlfriend|roommate|cousin|child|kid|ex)|he|she|they)(?: \w+){0,6} (?:(?:kill|hurt|harm|cut|cutting|hurting|harming)(?:ing)? (?:himself|herself|themself|themselves)|(?:wants|want|wanted) to die|(?:is|are|be|feels) suicidal|(?:end|take) (?:his|her|their) (?:own )?life|suicide)\b/;

/** Said in play, about work, machines or the news: no danger to the one who writes. */
const IDIOM =
	/\b(?:killing (?:it|me|time|the|my)|to die for|dying (?:to|of (?:laughter|boredom|embarrassment|curiosity|laughing))|i(?:'m| am) (?:so )?(?:dead|dying)|die of (?:embarrassment|boredom|shame|laughter)|dead (?:tired|serious|line|end|battery)|deadline|my phone died|kill (?:a|the) process|kill (?:for a|two birds)|suicide squad|commercial suicide|career suicide|suicide prevention|kill myself laughing|cut(?:ting)? myself (?:some slack|off|short|shaving))\b/g;
const DENIED =
	/\b(?:not|never|isn't|aren't|wasn't|don't|do not|didn't|would never|no longer|wouldn't|no)(?: (?:really|actually|feeling|at all|even|ever|currently|want to|wanting to|going to|thinking (?:about|of)|planning to|planning|any|have any|had any|thoughts of|thought of|thought about|a|about|of|to))* *$/;

function plain(text: string): string {
	return text
		.toLowerCase()
		.replace(/[‘’ʼ`]/g, "'")
		.replace(/\bdont\b/g, "don't")
		.replace(/\bwont\b/g, "won't")
		.replace(/\bdidnt\b/g, "didn't")
		.replace(/\bwanna\b/g, "want to")
		.replace(/\bim\b/g, "i'm")
		.replace(/\s+/g, " ");
}

function matches(patterns: readonly RegExp[], text: string): boolean {
	return patterns.some((pattern) => {
		const found = pattern.exec(text);
		return (
			found !== null &&
			!DENIED.test(text.slice(Math.max(0, found.index - 50), found.index).replace(/.*[.!?,;]/, ""))
		);
	});
}

/** The kind of danger in one message, or null. Explicit English only; a fuller screen may stand before it. */
export function dangerIn(raw: string): DangerKind | null {
	const text = plain(raw).replace(IDIOM, " ");
	if (OTHER.test(text) && !matches(SUICIDE.slice(0, 5), text.replace(OTHER, " "))) {
		return "other";
	}
	if (matches(SUICIDE, text)) {
		return "suicide";
	}
	if (matches(SELF_HARM, text)) {
		return "self-harm";
	}
	return matches(ABUSE, text) ? "abuse" : null;
}

/** A wish not to be here, with no word about doing anything: heard as that, and asked about. */
export function soundsPassive(raw: string): boolean {
	const text = plain(raw);
	return (
		/\b(?:better off without me|(?:nobody|no one) would (?:even )?(?:notice|care|miss me)|wish (?:that )?i (?:didn't|did not|hadn't|wouldn't|wasn't|weren't|was never|could just not|never)|(?:don't|do not) (?:really )?(?:want|wanna) (?:to )?(?:wake up|be here|be around|live|exist)|never wake up|not wak(?:e|ing) up)\b/.test(
			text,
		) && !/\b(?:kill|end|die|suicid\w*|dead|tonight|pills|overdose|hang|jump)\b/.test(text)
	);
}

/** Whether the words speak of danger to the one who writes. */
export function soundsLikeDanger(text: string): boolean {
	const kind = dangerIn(text);
	return kind !== null && kind !== "other";
}

/** A time near, or the means at hand: the emergency number comes first. */
export function soundsImmediate(text: string): boolean {
	return /\b(?:tonight|right now|now|today|about to|already (?:took|taken|cut)|just (?:took|cut)|have (?:the )?(?:pills|a gun|a knife|a rope)|in my hand|on the (?:bridge|roof|ledge)|saying goodbye)\b/i.test(
		text,
	);
}
