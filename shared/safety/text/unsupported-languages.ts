import type { RiskLevel } from "../risk.ts";

/**
 * The plainest words for wishing to die and for suicide, in languages that Layer 1 can't read otherwise. Few and
 * literal: people who write them get numbers, although the coach can't reply in their language. A native speaker has
 * not checked them.
 */
const WISH: readonly string[] = [
	// Polish, Czech, Slovak, Hungarian, Romanian
	"chcę umrzeć|nie chcę żyć|nie chce mi się żyć|chci umřít|nechci žít|chcem zomrieť|nechcem žiť|meg akarok halni|nem akarok élni|vreau să mor|nu mai vreau să trăiesc",
	// Swedish, Norwegian, Danish, Finnish
	"jag vill dö|jag vill inte leva|jeg vil dø|jeg vil ikke leve|jeg ønsker å dø|haluan kuolla|en halua elää",
	// Turkish, Greek, Russian, Ukrainian, Bulgarian, Serbian and Croatian
	"ölmek istiyorum|yaşamak istemiyorum|θέλω να πεθάνω|δεν θέλω να ζω|хочу умереть|не хочу жить|хочу померти|не хочу жити|искам да умра|не искам да живея|želim da umrem|" +
		"hoću da umrem|želim umrijeti|ne želim živjeti",
	// Arabic, Hebrew, Persian
	"أريد أن أموت|اريد ان اموت|أريد الموت|لا أريد أن أعيش|אני רוצה למות|לא רוצה לחיות|می‌خواهم بمیرم|میخوام بمیرم",
	// Hindi, Urdu, Bengali, also in Latin letters
	"मैं मरना चाहता|मैं मरना चाहती|मरना चाहता हूँ|मरना चाहती हूँ|जीना नहीं चाहता|जीना नहीं चाहती|marna chahta h|marna chahti h|jeena nahi chahta|jeena nahi chahti|" +
		"jeena nahin chahta|mar jana chahta|mar jana chahti|میں مرنا چاہتا|میں مرنا چاہتی|আমি মরতে চাই",
	// Chinese, Japanese, Korean, Vietnamese, Thai
	"我想死|我不想活|不想活了|活不下去|死にたい|消えたい|生きたくない|죽고 싶|죽고싶|살고 싶지 않|살기 싫|tôi muốn chết|em muốn chết|không muốn sống|อยากตาย|ไม่อยากมีชีวิต",
	// Indonesian and Malay, Tagalog, Swahili
	"ingin mati|pengen mati|mau mati saja|aku mau mati|tidak ingin hidup|gusto ko nang mamatay|gusto ko na mamatay|ayoko nang mabuhay|nataka kufa|sitaki kuishi",
];

const THOUGHTS: readonly string[] = [
	"chcę się zabić|popełnić samobójstwo|chci se zabít|sebevražd|chcem sa zabiť|meg akarom ölni magam|öngyilkos|vreau să mă omor|mă sinucid",
	"ta livet av mig|ta mitt liv|ta livet mitt|tage mit liv|begå selvmord|begå självmord|tappaa itseni|itsemurha",
	"kendimi öldür|intihar|να αυτοκτονήσω|να σκοτώσω τον εαυτό μου|покончить с собой|убить себя|самоубийств|вбити себе|самогубств|да се убия|da se ubijem|samoubistv|samoubojstv",
	"أن أقتل نفسي|اقتل نفسي|الانتحار|להתאבד|להרוג את עצמי|خودکشی|خودمو بکشم",
	"आत्महत्या|खुदकुशी|khudkushi|aatmahatya|khud ko maar|خودکشی|আত্মহত্যা",
	"自杀|自殺|了结自己|자살|tự tử|tự sát|ฆ่าตัวตาย",
	"bunuh diri|magpakamatay|kujiua",
];

function bare(text: string): string {
	return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

const phrases = (lists: readonly string[]) => lists.flatMap((list) => bare(list).split("|"));
const wish = phrases(WISH);
const thoughts = phrases(THOUGHTS);

/** What a text shows in a language that isn't read, by its plainest words alone. */
export function riskInUnsupportedLanguage(raw: string): RiskLevel {
	const text = bare(raw);
	if (thoughts.some((each) => text.includes(each))) {
		return "thoughts";
	}
	return wish.some((each) => text.includes(each)) ? "wish" : "none";
}

/** Words for a near time, in the languages we're sure of: Polish, Russian, Turkish, Arabic, Chinese. */
const TIMES = phrases([
	"dziś wieczorem|dziś w nocy|dzisiaj|tej nocy|teraz|сегодня|сегодня ночью|сегодня вечером|сейчас|этой ночью|bu gece|bugün|bu akşam|şimdi|الليلة|اليوم|الآن|今晚|今天|现在|今夜",
]);
const MEANS_AT_HAND = phrases([
	"mam tabletki|mam leki|mam nóż|mam żyletk|mam sznur|mam linę|mam broń|mam pistolet|tabletki są|wziąłem tabletki|wzięłam tabletki|połknąłem|połknęłam",
	"есть таблетки|таблетки есть|таблетки у меня|таблетки рядом|есть нож|нож в руке|есть веревка|есть лезвие|есть пистолет|выпил таблетки|выпила таблетки|я на крыше|я на мосту",
	"haplarım var|ilaçlarım var|haplar yanımda|ilaçlar yanımda|bıçağım var|bıçak elimde|elimde bıçak|ipim var|silahım var|hapları içtim|ilaçları içtim|çatıdayım|köprüdeyim",
	"عندي حبوب|لدي حبوب|معي حبوب|عندي سكين|معي سكين|لدي سكين|عندي حبل|معي حبل|معي مسدس|تناولت الحبوب|أخذت الحبوب",
	"我有药|有安眠药|我有刀|我有绳子|手里有刀|手里有药|刀在手|药在手|药在我|准备好了药|买了药|吃了药|吃了很多药|吃了安眠药|吞了|在楼顶|在天台|在桥上",
]);
const DENIED = /(?:^| )(?:nie|не|нет|yok|değil|degil|ليس|لا)(?: |$)|没有|不是/u;

/** Longer messages don't answer "when?" or "with what?". */
const FEW_CHARACTERS = 60;

/** Returns whether a text mentions means within reach, or a near time: after danger, or with it, that is a plan. */
export function isNearInUnsupportedLanguage(raw: string): boolean {
	const text = bare(raw).trim();
	return (
		!DENIED.test(text) &&
		((text.length <= FEW_CHARACTERS && MEANS_AT_HAND.some((each) => text.includes(each))) ||
			TIMES.some((each) => text.replace(/[.!?。！]+$/u, "") === each))
	);
}

/** Danger and a time that is near in one breath. */
export function isImminentInUnsupportedLanguage(raw: string): boolean {
	const text = bare(raw);
	return (
		[...thoughts, ...wish].some((each) => text.includes(each)) &&
		[...TIMES, ...MEANS_AT_HAND].some((each) => text.includes(each))
	);
}
