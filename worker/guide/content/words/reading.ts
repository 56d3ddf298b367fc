import { setOf } from "./set-of.ts";

/** Words that carry no subject of their own. */
export const EMPTY = setOf(`a about actually after again all also am an and another any anyone anything are as ask at be because been before being best better but by can cant
	could did didnt do does doesnt doing done dont else even ever every feel feeling for from get gets getting give go goes going gone good got had has
	have having he hello help her here hers hey him his how hows i id if ill im in into is isnt it its ive just keep kind know let lets like little lot make
	makes making many maybe me mean might mine more most much my myself need needs never new next no not now of off ok okay on one only or other our out
	over own people please quite really right said same say saying see she should show so some someone something soon sort start still stop such suggest
	sure take tell than thank thanks that thats the their them then there these they thing things think this those though three through time tip tips to
	today too try trying two up us use used very want wanted wants was way ways we well were what whats when where which while who whos why will with
	wont would wouldnt yeah yes yet you your youre idea ideas advice exercise exercises anyway bit able back down around always best deal cope handle
	manage first easy easier practical work works working`);

/** A sentence that begins like this may be a question without its mark. */
export const QUESTION_WORDS = setOf("what whats how hows why whys when where wheres who whos which is are am do does did can could should would will shall");

/** Words before a question that do not change that it is one. */
export const LEADING = setOf("and but so ok okay well hey hi hello um er please then also btw right look no yes yeah alright wait");

/** Words that take the next few back: "not about money", "it isn't work". */
export const NEGATIONS = setOf("not isnt wasnt arent never without nor havent dont forget");

/** Words that say that something is no trouble: "I sleep fine", "my health is good". */
export const FINE = setOf("fine ok okay good great well perfectly");

/** Stems that begin with a negation of their own ("cant sleep") are not taken back by it. */
export const OWN_NEGATION = /^(?:not|no|cant|cannot|dont|didnt|never|havent|isnt|wont|couldnt)\b/;
