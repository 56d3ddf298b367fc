import { exercise } from "../../exercise.ts";

export const backToTheRoom = exercise({
	id: "back-to-the-room",
	title: "Back to the room",
	summary: "Two minutes with what you can see, touch, hear, smell and taste.",
	minutes: 2,
	asked: ["grounding", "ground me", "ground myself", "54321", "5 4 3 2", "five senses", "back to the room", "bring me back", "stay in the present"],
	for: { topics: ["panic", "stress", "worry"], needs: ["safety", "physiological"] },
	notIn: [],
	source: ["University of Rochester Medical Center: 5-4-3-2-1", "https://www.urmc.rochester.edu/behavioral-health-partners/bhp-blog/february-2023/anxiety.aspx", "practice", "2026-11-23"],
	// A person in panic needs to start at once, before any question.
	rated: null,
	steps: {
		see: { kind: "list", say: "Look around. Name five things you can see, here or out loud.", canSkip: true, example: "The kettle, a blue mug, next door's cat", max: 5 },
		touch: { kind: "choose", say: "Touch four things near you. Notice which is the coldest.", options: { "I've done that": "hear", "I'd like to stop here": null } },
		hear: { kind: "list", say: "Listen. Name three things you can hear.", canSkip: true, example: "The fridge, a bus, a door on the ward", max: 3 },
		smell: { kind: "choose", say: "Smell two things. Your sleeve and your hand will do.", options: { "I've done that": "taste", "I can't smell anything": "taste" } },
		taste: { kind: "choose", say: "Take a sip of water, or notice one taste in your mouth.", options: { "I've done that": "now", "I'll skip this one": "now" } },
		now: { kind: "choose", say: "Where's your attention now?", options: { "I'm more in the room": null, "I'm about the same": "feet", "It's getting worse": "@help" } },
		feet: { kind: "say", say: "Press both feet into the floor and count slowly to ten. Then let go. You can go round again when you like." },
	},
	takeaway: null,
});
