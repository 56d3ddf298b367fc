import { type Plugin, runnerImport } from "vite";
import { ENTRY_PAGES, type EntryPage, type PrerenderEntryPage } from "#shared/entry-pages.ts";
import { chunkOf, filesOf, namedIn } from "./bundle.ts";
import { withPictures } from "./with-pictures.ts";

const CODE = /\s*(?:<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>)/g;

/** The app names it later (web/app/arrival/link-manifest.ts). */
const MANIFEST = /\s*<link rel="manifest"[^>]*>/;

/** A picture that a prerendered page preloads. */
const PICTURE = /<link rel="preload" as="image"[^>]*>/g;

const ROOM = "web/early-room.ts";

/** What the entry loads next, on every page of the app. */
const APP = "web/start.tsx";

/** Ends the ids of the modules that the first script has copies of. */
const COPY = "?copy";

const ROOT = '<div id="root">';

/** What the chat's frame shows (web/lib/hooks/use-root-class.ts). */
const FRAME_CLASSES = '<html class="shows-nav shows-capsules" ';

type Drawing = {
	source: string;
	/** Fetched in advance, run when needed. */
	later: string[];
};

/** What checks a form before it is sent. */
const CHECKS = ["web/lib/check-values.ts", "shared/schemas/auth.ts"];

const DRAWN_BY: Record<EntryPage, Drawing> = {
	signin: { source: "web/features/auth/sign-in-page.tsx", later: CHECKS },
	signup: { source: "web/features/auth/sign-up-page.tsx", later: CHECKS },
	// Without the code of Markdown, because most messages have none. The app fetches it in a quiet moment.
	chat: { source: "web/app/chat/dashboard-page.tsx", later: [] },
};

/** The same request as in web/lib/api/early-answers.ts, or the browser would fetch twice. Above the script that sends it. */
const WHO_IS_HERE = '<link rel="preload" as="fetch" crossorigin="use-credentials" href="/api/auth/me">';

/**
 * Prerenders entry pages into the app's shell. Writes one file for each page that people arrive at, and preloads what
 * the app would request one after the other: the page's code and `me`. The prerendered HTML names the picture.
 */
export function entryPages(): Plugin {
	return {
		name: "attune:entry-pages",
		enforce: "post",
		resolveId: {
			order: "pre",
			/** A classic script imports nothing: it gets its own copy of a module that the app has too. */
			async handler(source, importer) {
				const isOfRoom = importer?.endsWith(`/${ROOM}`) || importer?.endsWith(COPY);
				const found = isOfRoom ? await this.resolve(source, importer?.replace(COPY, "")) : null;
				return found && { ...found, id: found.id + COPY };
			},
		},
		async generateBundle(_, bundle) {
			const shell = bundle["index.html"];
			if (shell?.type !== "asset") {
				return;
			}
			const alone = String(shell.source);
			const ofApp = filesOf(bundle, APP).filter((file) => !namedIn(alone).includes(file));
			const html = withLinks(alone, ofApp.map(linkTo));
			const known = namedIn(html);
			const { module } = await runnerImport<{ prerenderEntryPage: PrerenderEntryPage }>(
				"/web/app/prerender-entry-page.tsx",
			);
			const draw = (entry: EntryPage | null) => {
				const drawn = module.prerenderEntryPage(entry);
				const page = html.replace(ROOT, () => ROOT + withPictures(drawn.html, this));
				return { ...drawn, page: drawn.isWhole ? page.replace("<html ", "<html data-drawn ") : page };
			};
			const room = chunkOf(bundle, ROOM).fileName;
			shell.source = withRoom(draw(null).page, room, null);
			const codeOf = (source: string, but: string[]) =>
				filesOf(bundle, source).filter((file) => file.endsWith(".js") && !but.includes(file));
			for (const entry of ENTRY_PAGES) {
				const { source, later } = DRAWN_BY[entry];
				const code = codeOf(source, known);
				const lateCode = [...new Set(later.flatMap((each) => codeOf(each, [...known, ...code])))];
				const links = [
					...code.map(linkTo),
					...lateCode.map(
						(file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`,
					),
				];
				const { page, isWhole } = draw(entry);
				const named = withLinks(page.replace(MANIFEST, ""), links);
				this.emitFile({
					type: "asset",
					fileName: `pages/${entry}.html`,
					source: isWhole
						? codeLast(named.replace("<html ", "<html data-visitor "))
						: withRoom(codeLast(named.replace("<html ", FRAME_CLASSES)), room, entry),
				});
			}
		},
	};
}

/** Runs before the first paint: light or dark, and this browser's stored scene. */
function withRoom(html: string, file: string, entry: EntryPage | null): string {
	const page = entry ? ` data-page="${entry}"` : "";
	const me = entry === "chat" ? `\n\t\t${WHO_IS_HERE}` : "";
	return html.replace("</title>", `</title>${me}\n\t\t<script${page} src="/${file}"></script>`);
}

function linkTo(file: string): string {
	return file.endsWith(".css")
		? `<link rel="stylesheet" crossorigin href="/${file}">`
		: `<link rel="modulepreload" crossorigin href="/${file}">`;
}

function withLinks(html: string, links: string[]): string {
	return html.replace("</head>", `${links.map((link) => `\t${link}\n`).join("")}\t</head>`);
}

/** Moves styles and pictures before the code that replaces them. */
function codeLast(html: string): string {
	const code = [...html.matchAll(CODE)].map(([tag]) => tag.trim());
	const late = code.map((tag) =>
		tag.includes("fetchpriority") ? tag : tag.replace(" crossorigin", ' crossorigin fetchpriority="low"'),
	);
	const pictures = [...html.matchAll(PICTURE)].map(([tag]) => tag);
	return withLinks(html.replace(CODE, "").replace(PICTURE, ""), [...pictures, ...late]);
}
