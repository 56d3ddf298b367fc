import { act } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { noteLive } from "#web/lib/live/live-state.ts";
import { fakeApi } from "#web/test/fake-api.ts";
import { renderAt } from "#web/test/render.tsx";
import { pass } from "#web/test/time.ts";
import { useAssessments } from "./api/get-assessments.ts";

const MINUTE = 60_000;

function Assessments({ isWanted }: { isWanted: boolean }) {
	useAssessments("usr_1", isWanted);
	return null;
}

afterEach(() => act(() => noteLive(false)));

// spec: 7.38, 9.32
test("are asked for every five minutes, and not while a live socket is open", async () => {
	vi.useFakeTimers();
	noteLive(false);
	const requests = fakeApi({ "GET /api/assessments/:userId": { body: [] } });
	renderAt("/", <Assessments isWanted />);
	await pass(6 * MINUTE);
	expect(requests).toHaveLength(2);
	act(() => noteLive(true));
	await pass(30 * MINUTE);
	expect(requests).toHaveLength(2);
});

test("are not asked for at all where there are none yet", async () => {
	vi.useFakeTimers();
	noteLive(false);
	const requests = fakeApi({});
	renderAt("/", <Assessments isWanted={false} />);
	await pass(30 * MINUTE);
	expect(requests).toEqual([]);
});
