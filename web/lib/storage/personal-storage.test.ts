import { expect, test } from "vitest";
import {
	areWordsKept,
	clearAllButWords,
	clearOthers,
	clearPersonal,
	personalNames,
	readPersonal,
	writePersonal,
} from "./personal-storage.ts";

test("what is kept for one person is not there for another", () => {
	writePersonal("usr_1", "draft:cnv_1", "hello");
	expect(readPersonal("usr_1", "draft:cnv_1")).toBe("hello");
	expect(readPersonal("usr_2", "draft:cnv_1")).toBeNull();
});

test("keeping nothing forgets what was kept", () => {
	writePersonal("usr_1", "draft:cnv_1", "hello");
	writePersonal("usr_1", "draft:cnv_1", "");
	expect(readPersonal("usr_1", "draft:cnv_1")).toBeNull();
	expect(localStorage).toHaveLength(0);
});

test("clearing forgets everybody's, and leaves what is not ours", () => {
	writePersonal("usr_1", "assessment", "{}");
	writePersonal("usr_2", "selectedCoachingStyle", "need-friend");
	localStorage.setItem("somebody-else", "stays");
	clearPersonal();
	expect(Object.keys(localStorage)).toEqual(["somebody-else"]);
});

test("what only this tab kept goes with the rest", () => {
	sessionStorage.setItem("attune:usr_1:scene-seen", "1");
	sessionStorage.setItem("somebody-else", "1");
	clearPersonal();
	expect(Object.keys(sessionStorage)).toEqual(["somebody-else"]);
	sessionStorage.clear();
});

test("what is left for somebody is theirs alone, and for nobody only unsent words", () => {
	writePersonal("usr_1", "draft:cnv_1", "hello");
	writePersonal("usr_1", "unsent:cnv_1:c1", "{}");
	writePersonal("usr_1", "assessment", "{}");
	expect(areWordsKept()).toBe(true);
	clearAllButWords();
	expect(personalNames("usr_1", "").sort()).toEqual(["draft:cnv_1", "unsent:cnv_1:c1"]);
	expect(personalNames("usr_1", "unsent:cnv_1:")).toEqual(["unsent:cnv_1:c1"]);
	clearOthers("usr_10");
	expect(areWordsKept()).toBe(false);
});
