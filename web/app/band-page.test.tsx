import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { BandPage } from "#web/components/scene/band-page.tsx";
import { setShownScene } from "#web/lib/scene/shown-scene.ts";
import { renderAt } from "#web/test/render.tsx";

test("the band is the person's own scene, and dusk before there is one", () => {
	renderAt("/progress", <BandPage title="Progress">Nothing yet</BandPage>);
	const band = () => document.querySelector(".scene-band img")?.getAttribute("src");
	expect(screen.getByRole("heading", { name: "Progress" })).toBeDefined();
	expect(band()).toContain("dusk");
	act(() => setShownScene("/api/scenes/scn_1"));
	expect(band()).toBe("/api/scenes/scn_1");
	act(() => setShownScene(null));
	expect(band()).toContain("dusk");
});
