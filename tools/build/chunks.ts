import { fileURLToPath } from "node:url";
import type { Rolldown } from "vite";

type Modules = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

const fileFor = (path: string) => fileURLToPath(new URL(`../../web/${path}`, import.meta.url));

const APP = [fileFor("main.tsx"), fileFor("start.tsx")];
const CHAT = [fileFor("app/chat/dashboard-page.tsx")];
const SIGN_IN_PAGES = ["sign-in-page.tsx", "sign-up-page.tsx"].map((page) =>
	fileFor(`features/auth/${page}`),
);

const ENTRIES = [...APP, ...CHAT, ...SIGN_IN_PAGES];

/** Libraries that every page needs whole. Of others, each page takes its own parts. */
const LIBRARIES =
	/\/node_modules\/(?:react|react-dom|scheduler|wouter|regexparam|mitt|@tanstack|clsx|class-variance-authority)\//;

const PRELOAD_HELPER = "vite/preload-helper";

/** Icons that one page alone shows, by its name: they load with it. All others are in one file, with the chat's. */
const OF_ONE_PAGE = {
	chat: ["message-circle-dashed"],
	progress: [
		"calendar-check",
		"calendar-days",
		"coffee",
		"footprints",
		"glasses",
		"lightbulb",
		"map",
		"mountain",
		"sprout",
		"sunrise",
		"telescope",
		"trending-up",
	],
	settings: ["bell-plus", "download", "key-round", "monitor", "palette", "shield-check", "user-round"],
};

const SHARED_ICONS = new RegExp(
	`/node_modules/lucide-react/(?!dist/esm/icons/(?:${Object.values(OF_ONE_PAGE).flat().join("|")})\\.)`,
);

const NAMES = ["base", "common", "app", "sign-in", "chat"] as const;
type Name = (typeof NAMES)[number];

/**
 * Puts what is fetched together into one file: what the pages without React share with the app, what every page of the app
 * loads, the rest of the chat, and that of sign-in and sign-up. It was 32 files, and a phone waits for each. `pages` are the
 * HTML files of the pages without React.
 */
export function chunksTogether(pages: readonly string[]): Rolldown.CodeSplittingGroup[] {
	const nameOf = namer(pages);
	return [
		...NAMES.map((name, index) => ({
			debugName: name,
			priority: NAMES.length - index,
			includeDependenciesRecursively: false,
			name: (id: string, modules: Modules) => (nameOf(id, modules) === name ? name : null),
		})),
		{ name: "icons", test: SHARED_ICONS },
	];
}

function namer(pages: readonly string[]) {
	let sets: Loaded | null = null;
	return (id: string, modules: Modules): Name | null => {
		sets ??= {
			pages: loadedBy(pages, modules),
			app: loadedBy(APP, modules),
			"sign-in": loadedBy(SIGN_IN_PAGES, modules),
			chat: loadedBy(CHAT, modules),
		};
		// Entry pages keep their own file, because the build looks them up by name.
		if (ENTRIES.includes(id)) {
			return null;
		}
		// The entry loads the rest of the app with it.
		if (id.includes(PRELOAD_HELPER)) {
			return "base";
		}
		// A separate chunk: other libraries need these, and must not be needed by them.
		if (id.includes("/node_modules/")) {
			return LIBRARIES.test(id) ? "base" : null;
		}
		return ownName(id, sets);
	};
}

type Loaded = Record<"pages" | "app" | "sign-in" | "chat", ReadonlySet<string>>;

/** The chunk of one of our modules. Null for a module that no app page loads at once. */
function ownName(id: string, { pages, app, "sign-in": signIn, chat }: Loaded): Name | null {
	if (!(app.has(id) || chat.has(id) || signIn.has(id))) {
		return null;
	}
	if (pages.has(id)) {
		return "common";
	}
	if (app.has(id) || (chat.has(id) && signIn.has(id))) {
		return "app";
	}
	return chat.has(id) ? "chat" : "sign-in";
}

function loadedBy(entries: readonly string[], modules: Modules): Set<string> {
	const found = new Set<string>();
	const next = [...entries];
	for (let id = next.pop(); id !== undefined; id = next.pop()) {
		if (!found.has(id)) {
			found.add(id);
			next.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
		}
	}
	return found;
}
