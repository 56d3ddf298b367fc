import type { Pattern } from "../../text/compile.ts";

/** Another person may kill or harm themselves. First general wording, then particular ways to say it. */
export const OTHER: readonly Pattern[] = [
	"{one} (?:~ )?{drank} (?:~ )?{dose}(?= ) ## {ill}|{speaker} (?:drank|took|swallowed)|film|chocolate|every morning|her dog|vet",
	"{one} (?:~ )?{hoard} (?:~ )?(?:pills|tablets|poison|rope|gun|meds|patches) && (?:finished|die|kill|done|enough|goodbye|{worry}|do it|end|see|ready|all at once) ## {ill}",
	"{one} && {bye} && {silent} ## customer|delivery|client|invoice|flight|meeting|{speaker} (?:~ )?(?:sorry|goodbye)",
	"{one} (?:~ )?(?:{says}|talking|talkin|going to|wants|want|thinking|trying|tried) (?:~ )?(?:to |of |about )?(?:~ )?{end} {themself} ## {jest}|{topic}",
	[
		"{one} (?:~ )?(?:called|rang|phoned|texted|sent|posted|left|leaving|leavin|says|keeps) (?:~ )?(?:goodbyes?|goodbye messages?|suicide note|a note)",
		"(?:{worry}|{silent})",
		"## work|job|retiring|car",
	],
	"{one} (?:~ )?(?:at|on|by) (?:the|a) {edge}(?= ) && (?:going in|jump|{worry}|goodbye|whole night|get down|wants to die) ## {jest}|photo|fishing|lunch|view|{speaker} (?:~ )?jump",
	[
		"(?:gun|pistol|rifle|knife|rope|noose|blade) (?:~ )?(?:to|at|against|over) (?:his|her|their|the) (?:head|throat|neck|mouth|wrist|beam)",
		"{one}",
		"## {jest}|hunting|{speaker} (?:~ )?(?:put|hold)",
	],
	"(?:scared|afraid|terrified|worried|think|worry) {they} (?:~ )?(?:do it|do something|doing it|hurt {themself}|end it)(?= (?:[.,]|tonight|this|again|soon|while|" +
		"and)| $) ## homework|project|fun",
	"{one} (?:~ )?(?:cuts?|cutting|cuttin|slices|burns?|burning|scratches|hurts|hurting|putting hot spoon) (?:on )?(?:her|his|their) (?:~ )?{part} ## {chance}|hair|nails|tin",
	"(?:cuts|scars|burns|cut marks|bandages|wounds|blood) (?:all )?(?:on|up|over|along) (?:his|her|their) (?:~ )?(?:{part}|sheets|sleeve) && {one} ## {chance}|{matches}",
];
