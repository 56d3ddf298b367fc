import { expect, it } from "vitest";
import { safetyPanelSchema } from "../../schemas/safety.ts";
import { panelFor } from "../help/panel.ts";
import { rowFor } from "./row.ts";

it("names the lines of the country, at no level", () => {
	const row = rowFor("GB");
	expect(safetyPanelSchema.parse(row)).toEqual(row);
	expect(row).toMatchObject({ level: "none", tier: "row", emergency: "999", emergencyFirst: false });
	expect(row.resources[0]).toMatchObject({ call: "116 123" });
});

it("names a line where no country is known", () => {
	expect(rowFor(null)).toMatchObject({ emergency: null });
	expect(rowFor(null).resources.length).toBeGreaterThan(0);
});

it("is told from a panel by its tier", () => {
	expect([rowFor("GB").tier, panelFor("wish", "GB").tier]).toEqual(["row", "panel"]);
});

// spec: S.58
it("begins with the abuse line where the words may tell of fear, and with the child line for a child", () => {
	const kinds = (words: string) => rowFor("GB", { kind: "fear", words }).resources[0]?.kinds;
	expect(kinds("he gets so angry")).toEqual(["abuse"]);
	expect(kinds("I'm 14 and scared of him")).toEqual(["child"]);
	expect(rowFor("GB", { kind: "life", words: "" }).resources[0]?.kinds).toEqual(["crisis"]);
});
