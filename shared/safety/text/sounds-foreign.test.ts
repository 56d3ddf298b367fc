import { describe, expect, it } from "vitest";
import { soundsForeign } from "./sounds-foreign.ts";

const FOREIGN = [
	"أنا حزين جدا اليوم ولا أعرف ماذا أفعل",
	"Я больше не хочу ничего делать",
	"मैं आज बहुत दुखी हूँ और थक गया हूँ",
	"我今天真的很累不知道怎么办",
	"もう何もしたくない気分です",
	"오늘은 정말 힘든 하루였어요",
	"Δεν θέλω να πάω στη δουλειά αύριο",
	"אני מרגיש לבד כל הזמן הזה",
	"Bugün kendimi çok yorgun hissediyorum, ne yapmalıyım?",
	"Nie wiem, co mam dzisiaj ze sobą zrobić",
	"Jag känner mig väldigt ensam och ledsen idag",
	"Minulla on tänään todella huono olo ja olen väsynyt",
	"Hôm nay tôi cảm thấy rất buồn và mệt mỏi",
	"Saya merasa sangat sedih hari ini dan tidak tahu harus bagaimana",
	"Mă simt foarte obosit și nu știu ce să fac",
	"Dnes se cítím opravdu hrozně a nevím proč",
	"Nagyon szomorú vagyok ma és nem tudom miért",
	"Jeg føler meg veldig trist og sliten nå",
	"ฉันเหนื่อยมากวันนี้ไม่รู้จะทำยังไง",
	"Привет",
	"merhaba nasılsın",
	"мне плохо",
	"我很难过",
	"nie mogę",
];

const KNOWN = [
	"I feel really tired today and I don't know why",
	"omg lmao bruh no way",
	"ngl im lowkey stressed abt finals rn fr",
	"i cnat sleeep agian tonihgt plz hlep",
	"Hoy me siento muy cansada y no sé por qué",
	"je suis crevé, j'ai mal dormi cette nuit",
	"Ich bin heute so müde und weiß nicht warum",
	"ik ben zo moe vandaag en weet niet waarom",
	"estou muito cansada hoje e não sei porquê",
	"sono stanchissima oggi e non so perché",
	"nn so ke fare, sto male",
	"no puedo mas con el trabajo",
	"😂😂😂😭😭",
	"12 34 56 78 90",
	"const total = items.reduce((sum, item) => sum + item.price, 0);",
	"hi",
	"Kubernetes Terraform Grafana Prometheus",
	"ѕuісіdаl again, dont know who to tell",
	"i want to diе",
	"https://example.com/some/very/long/path?with=query",
	"Gym, groceries, laundry, dentist, then sleep",
	"My name is Nguyễn and I live in Łódź with my cat",
	"quero morrer",
	"no puedo más",
	"hilfe bitte",
	"José",
	"",
];

describe("soundsForeign", () => {
	it.each(FOREIGN)("hears another language in %j", (text) => {
		expect(soundsForeign(text)).toBe(true);
	});

	it.each(KNOWN)("hears none in %j", (text) => {
		expect(soundsForeign(text)).toBe(false);
	});
});
