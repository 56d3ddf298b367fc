import { act } from "@testing-library/react";
import { vi } from "vitest";
import type { User } from "#shared/schemas/users.ts";
import { MemberRoutes } from "#web/app/member-routes.tsx";
import { usePersonSocket } from "#web/features/presence/hooks/use-person-socket.ts";
import { personalKey } from "#web/lib/storage/personal-storage.ts";
import { LOADED } from "./chat.tsx";
import { type Fake, type Fakes, fakeApi, makeUser } from "./fake-api.ts";
import { type FakeSocket, fakeSockets } from "./fake-socket.ts";
import { renderAt } from "./render.tsx";

export const KEPT = personalKey("usr_1", "chat-background-image");
export const SEEN = personalKey("usr_1", "scene-seen");
export const ONE = "/api/scenes/scn_1";
export const TWO = "/api/scenes/scn_2";
export const SHOW_DEFAULT = { name: "Show default background" };
export const SHOW_MOOD = { name: "Show mood background" };

type Status = "none" | "pending" | "ready" | "failed";

export const background = (
	backgroundImageUrl: string | null,
	status: Status = backgroundImageUrl ? "ready" : "none",
) => ({
	body: {
		backgroundImageUrl,
		backgroundImageGeneratedAt: null,
		status,
		altText: backgroundImageUrl && "A lake between hills",
	},
});

let sockets: FakeSocket[];

/** Before each test: nothing is kept, and pictures are there at once. */
export function prepareScenes(): void {
	sockets = fakeSockets();
	localStorage.clear();
	sessionStorage.clear();
	vi.spyOn(HTMLImageElement.prototype, "decode").mockResolvedValue(undefined);
}

function Member({ user }: { user: User }) {
	usePersonSocket(user.id);
	return <MemberRoutes user={user} />;
}

export function openMember(
	answer: Fake<"GET /api/user-background/:userId"> = background(ONE),
	{ path = "/", ...changes }: Partial<User> & { path?: string } = {},
	answers: Fakes = {},
) {
	const requests = fakeApi({
		"GET /api/user-background/:userId": answer,
		"GET /api/chat/conversation/:userId": LOADED,
		"GET /api/assessments/:userId": { body: [] },
		...answers,
	});
	const history = renderAt(path, <Member user={makeUser(changes)} />);
	act(() => live()?.open());
	return { requests, history };
}

export const live = () => sockets.find(({ url }) => url.includes("/api/live"));

export const pictures = () => [
	...document.querySelectorAll<HTMLImageElement>(".scene-layer:not(.invisible) img"),
];
export const shown = () => pictures().at(-1)?.getAttribute("src") ?? null;
export const film = () => document.querySelector<HTMLVideoElement>(".scene-layer video");
export const behind = () => document.documentElement.dataset.behind;
