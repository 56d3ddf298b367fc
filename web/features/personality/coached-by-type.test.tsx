import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { down } from "#web/test/answers.ts";
import { fakeApi, makeUser } from "#web/test/fake-api.ts";
import { renderAt } from "#web/test/render.tsx";
import { CoachedByTypeSwitch } from "./components/coached-by-type-switch.tsx";
import { TraitsCard } from "./components/traits-card.tsx";
import { TypeCard } from "./components/type-card.tsx";

const NAME = "Let my type shape how my coach talks";
const choice = () => screen.getByRole("switch", { name: NAME });
const isOn = () => choice().getAttribute("aria-checked");

const LETTERS = (["EI", "SN", "TF", "JP"] as const).map((dimension, index) => ({
	dimension,
	letter: "INFP".charAt(index),
	chosen: 1,
	asked: 1,
}));

test("shows the choice at the press, says what it means and saves it", async () => {
	let answer: (value: unknown) => void = () => undefined;
	const answered = new Promise((resolve) => {
		answer = resolve;
	});
	const requests = fakeApi({
		"PATCH /api/users/:userId": async () => {
			await answered;
			return { body: makeUser({ coachedByType: false }) };
		},
	});
	renderAt("/settings", <CoachedByTypeSwitch user={makeUser()} />);
	expect(isOn()).toBe("true");
	fireEvent.click(choice());
	await waitFor(() => expect(isOn()).toBe("false"));
	expect(screen.getByText(/doesn't get your type or traits/)).toBeDefined();
	answer(null);
	await waitFor(() => expect(requests.at(-1)?.body).toEqual({ coachedByType: false }));
});

test("a choice that wasn't saved goes back and is said", async () => {
	fakeApi({ "PATCH /api/users/:userId": down() });
	renderAt("/settings", <CoachedByTypeSwitch user={makeUser({ coachedByType: false })} />);
	fireEvent.click(choice());
	expect(await screen.findByText("We couldn't save your choice. Please try again.")).toBeDefined();
	await waitFor(() => expect(isOn()).toBe("false"));
});

// spec: P.82
test("off, the profile still shows the person's own answers and says that the coach doesn't get them", () => {
	fakeApi({});
	const user = makeUser({
		coachedByType: false,
		mbtiType: "INFP",
		big5Openness: 81,
		big5Conscientiousness: 44,
		big5Extraversion: 19,
		big5Agreeableness: 75,
		big5Neuroticism: 62,
	});
	renderAt(
		"/profile",
		<>
			<TypeCard user={user} letters={LETTERS} />
			<TraitsCard user={user} />
		</>,
	);
	expect(screen.getByText("INFP")).toBeDefined();
	expect(screen.getByText(/Your coach doesn't get these/)).toBeDefined();
	expect(screen.getByRole("link", { name: "Settings" }).getAttribute("href")).toBe("/settings/coach");
});
