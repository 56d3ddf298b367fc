/** The writer asks for themselves, whatever they claim. */
export const ASKED_FOR_ONESELF: readonly string[] = [
	"asking for (?:a|my) (?:friend|mate|cousin|colleague)|asking for someone|hypothetically|hypothetical",
	"(?:friend|colleague|pal|mate|buddy)(?: [a-z]+){0,4} (?:wants to know|asked me|was asking)|wants to know|ok its me|okay its me",
];

/** Bad news, or despair: what makes a question about heights or doses another question. */
export const DISTRESS: readonly string[] = [
	"(?:lost|losing|took|taken|taking|gambled|refused|left|leaving) (?:~ )?(?:job|house|home|wife|husband|mum|dad|son|daughter|baby|brother|sister|partner|kids|children|business|" +
		"licence|everything|custody|savings|visa)",
	"(?:lost|losing|refused|lose|taken) (?:~ )?(?:case|appeal|loan|herd|farm|place|course|him|her|them|the money|friend)",
	"(?:got|been|was|im|being|ive|just|he|she|they) (?:~ )?(?:fired|sacked|dumped|evicted|laid off|made redundant|kicked out|expelled|bankrupt|arrested|diagnosed|suspended|" +
		"chucked off|thrown out|off the course)",
	"(?:left|leaving|dumped|divorcing|cheated|hates|disowned|abandoned|gone off with|not coming back) (?:~ )?(?:me|her|him|with [a-z]+|home)|broke up|broken up|ended things|" +
		"split up|divorce|not coming back",
	"custody|debts|in debt|bankruptcy|bailiffs|repossessed|homeless|gambled|worst news|biopsy|alzheimers|terminal|nothing left|nowt left",
	"(?:failed|failing|flunked) (?:everything|my|the|all)|let everyone down|shamed|ruin everything|my fault|buried my",
	"(?:cant|cannot|dont|not|never|couldnt|nobody|wont) (?:~ )?(?:do this|go on|cope|take this|take it|face|see a way|stop crying|stop shaking|want to be here|go back|carry on|" +
		"came to my|picture my life|tell them|slept|eaten)",
	"hopeless|worthless|(?:im|feel|feeling) empty|would care|no hope|no point|nothing matters|dead inside|hate (?:being me|myself|my life)|hates me|burden|trapped|in my own head|" +
		"screamed|cried (?:much|all)|sobbing|cant breathe|howl|cant with this pain|done in|crying in|hyperventilating|empty house|waste of space",
	"(?:want to die|suicidal|end it|better off without me|not be here|no reason for me)",
];

/** Questions about means and places: harmless, except after bad news. */
export const MEANS: readonly string[] = [
	"(?:bridge|bridges|roof|rooftop|balcony|cliff|cliffs|viaduct|drop|fall|floor|building|tower|multi storey|car park|quarry|crossings?|somewhere high) && (?:highest|tallest|" +
		"how high|how tall|how much metres|height|fatal|survive|survived|live)",
	"(?:bridge|bridges|roof|rooftop|balcony|cliff|viaduct|drop|fall|floor|building|tower|car park|quarry|crossings?) && (?:lived|enough|open|get out on|get up|get over|barriers?|" +
		"walks away|nearest|closest|round here|near|deep below)",
	"(?:river|sea|water|lake|quarry lake|canal|reservoir|drowning|drown) && (?:how deep|how cold|deep|peaceful|quick|hurt|tide|at night)",
	"(?:{pills}) && (?:dangerous|too many|too much|fatal|lethal|how many|how much|safe to mix|wine|what happens|at once|whole box|come round|to sleep|be fatal|strongest)",
	"(?:floor|floors|storeys) && (?:survive|enough|too high|high enough)",
	"(?:lethal|fatal) (?:dose|range|amount)",
	"(?:{pills}|medicine|medicines) && (?:for sure|great many|takes many|take many|vodka|whole packet|whole bottle)",
	"(?:insulin|medicine|medicines) && (?:trace|found|too much|dangerous|how much|at once|together)",
	"(?:train|trains|tube|express|lorries) && (?:fast|fastest|full speed|dont stop|without stopping|go past|pass|slow for)",
	"(?:gun|shotgun|rope|helium|rifle|razor blades|hanging|noose) && (?:buy|get|quick|lie there|hurt|at that range|holds|gun shop)",
	"painless|quickest way|least painful|(?:does|would) it hurt|heart (?:~ )?(?:to )?stop|carbon monoxide|bleed out",
	"(?:brave enough|courage|guts|nerve) (?:~ )?to (?:~ )?(?:do it|go through|end|jump|finish)|(?:catch|catching) the bus|long sleep|how to disappear",
];

/** What people arrange before going away for good, and on many other days. */
export const AFFAIRS: readonly string[] = [
	"insurance && (?:pay|pays|cover|covers|valid|suicide|accident)",
	"(?:make|write|writing|sort|need|do) (?:~ )?(?:a |my )?will (?:~ )?(?:online|fast|quick|quickly|tonight|today)",
	"(?:good home|new home|rehome|look after|someone to take) (?:~ )?(?:for )?(?:~ )?(?:dog|cat|dogs|cats|labrador|horse|pets?|rabbit) && (?:need|by|sort|soon|weekend|before|tonight)",
];
