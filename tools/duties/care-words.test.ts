import { describe, expect, it } from "vitest";
import { ALLOWED, type Allowed, CARE_WORDS, REASONS } from "./care-words.ts";
import { type FoundText, readTexts } from "./read-texts.ts";

/** All that people or models read: code, markup, page titles, meta tags, emails, prompts. */
const READ = [
	"web/**/*.{ts,tsx,html,json,webmanifest}",
	"worker/**/*.{ts,tsx}",
	"shared/**/*.{ts,tsx,json}",
	"tools/build/{entry-pages,static-pages,light-page,service-worker}.ts",
];
/** Nobody reads tests and what only they use. */
const LEFT_OUT = [
	"**/*.test.ts",
	"**/*.test.tsx",
	"**/{test,tests}/**",
	"worker/guide/content/topics/turns/**",
	"shared/safety/sets/**",
];

const TEXTS = readTexts(READ, LEFT_OUT);
const USES = TEXTS.filter(({ text }) => CARE_WORDS.some(({ word }) => word.test(text)));

function allows({ in: where, says }: Allowed, { file, text }: FoundText): boolean {
	return file.startsWith(where) && (says?.test(text) ?? true);
}

describe("words of healthcare in what people read", () => {
	it("are looked for in all of it", () => {
		expect(TEXTS.length).toBeGreaterThan(15_000);
		for (const file of [
			"web/index.html",
			"web/pages/landing.html",
			"web/public/manifest.webmanifest",
			"worker/modules/mail/account-emails.tsx",
			"worker/modules/coaching/prompts/frame.v3.ts",
			"worker/guide/content/lines.ts",
			"web/features/auth/components/sign-up-form.tsx",
		]) {
			expect(
				TEXTS.some((each) => each.file === file),
				file,
			).toBe(true);
		}
	});

	// spec: 1.11
	it("are used only where it's allowed", () => {
		const wrong = USES.filter((use) => !ALLOWED.some((each) => allows(each, use)));
		expect(wrong).toEqual([]);
	});

	it("are still used wherever it's allowed", () => {
		expect(ALLOWED.filter((each) => !USES.some((use) => allows(each, use)))).toEqual([]);
	});

	it("are refused and allowed for reasons", () => {
		expect(CARE_WORDS.filter(({ because }) => because.length < 10)).toEqual([]);
		expect(new Set(ALLOWED.map(({ because }) => because))).toEqual(new Set(Object.keys(REASONS)));
	});

	it.each([
		"Attune is your AI therapist",
		"Therapy in your pocket, at any hour",
		"Clinically proven to lift your mood",
		"A treatment plan made for you",
		"We diagnose what holds you back",
		"Heal from your past",
		"Cures anxiety in six weeks",
		"For our patients",
		"Get medical advice from your coach",
		"Your coach may prescribe a routine",
		"Counselling without a waiting list",
		"Better mental health with Attune",
		"Ease your symptoms tonight",
		"Evidence-based coaching by psychologists",
		"We offer therapy, treatment, cures, healing, and care",
		"Our exercises are treatments that work",
	])("are found in a claim, wherever it would stand: %j", (text) => {
		expect(CARE_WORDS.some(({ word }) => word.test(text))).toBe(true);
		for (const file of [
			"web/index.html",
			"web/pages/landing/is-not.tsx",
			"worker/guide/content/lines.ts",
			"worker/guide/content/cards/mind.ts",
			"worker/modules/mail/email-layout.tsx",
		]) {
			expect(ALLOWED.some((each) => allows(each, { file, text }))).toBe(false);
		}
	});
});

describe("the texts of a source", () => {
	const found = readTexts(["web/index.html", "web/pages/terms-page.tsx"]).map(({ text }) => text);

	it("hold a page's title, its meta tags and what stands between tags", () => {
		expect(found).toContain("Attune");
		expect(found.some((text) => text.includes("It isn't therapy, medical advice"))).toBe(true);
	});

	it("hold no style, script or import", () => {
		expect(found.filter((text) => /^\.\.?\/|^#shared|function|: ?block/.test(text))).toEqual([]);
	});
});
