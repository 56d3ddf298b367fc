import { expect, it } from "vitest";
import { screen } from "../../screen.ts";

/** Each is heard by one pattern only, so that none can go unnoticed. They measure nothing: the sets do. */
const WORRIES = [
	"My son cut himself on purpose",
	"My brother is on the bridge",
	"My nephew bought a rope",
	"My mum says she can't go on",
	"My roommate locked himself in the bathroom with a razor",
	"My dad took his gun and the door is locked",
	"I hear screaming next door every night and I worry",
	"I lock up his knives to keep him safe",
	"My roommate hasn't left his bed and talks about ending it",
	"My student wrote that nobody would miss her",
	"Our Kevin is going to do himself in",
	"My nan asks God to take her",
	"I saw a video of her with a blade",
	"Our Liam rang and said he'd text when I'm gone",
	"My dad sits there with a shotgun in his mouth",
	"My mate is taking his own life",
	"My brother rang me from the bridge",
	"My neighbour is standing on the wrong side of the railings, he is letting go",
	"My gran wants to join him",
	"My friend won't wake up and there are empty boxes",
	"My sister has one leg over",
	"My dad says at mum's grave that he'll follow her",
	"My uncle will go by his own hand",
	"My flatmate is cutting deep",
	"My son gave his stuff away and it's strange",
	"My wife thinks our baby is evil",
];

// spec: S.11
it.each(WORRIES)("hears worry for someone else, and no risk of the writer: %s", (words) => {
	expect(screen(words)).toBe("other");
});
