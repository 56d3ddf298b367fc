import type { Plugin, Rolldown } from "vite";
import { DOORS, type Door } from "#shared/doors.ts";
import { filesOf, namedIn } from "./bundle.ts";

type Drawing = {
	/** What the page is drawn by. */
	source: string;
	/** Of the picture that it opens with: as `SceneLayout` asks for it. */
	sizes?: string;
	/** What it needs once it stands. */
	later?: string;
};

const DRAWN_BY: Record<Door, Drawing> = {
	signin: { source: "web/features/auth/sign-in-page.tsx", sizes: "(min-width: 64rem) 50vw, 88vw" },
	signup: { source: "web/features/auth/sign-up-page.tsx", sizes: "(min-width: 64rem) 50vw, 88vw" },
	chat: {
		source: "web/app/dashboard-page.tsx",
		// Replies are set by it. Reading and typing do not wait for it.
		later: "web/features/conversations/components/markdown-text.tsx",
	},
};

/** As `request` in web/lib/api.ts asks for it: else the browser would ask twice. */
const WHO_IS_HERE = '<link rel="preload" as="fetch" crossorigin="use-credentials" href="/api/auth/me">';

/**
 * Writes the app's shell once more for each page that people arrive at, naming at once what the app would ask for
 * one after the other: the code of the page, its picture, and who is here.
 */
export function doorPages(): Plugin {
	return {
		name: "attune:door-pages",
		enforce: "post",
		generateBundle(_, bundle) {
			const shell = bundle["index.html"];
			if (shell?.type !== "asset") {
				return;
			}
			const html = String(shell.source);
			const known = namedIn(html);
			const codeOf = (source: string, but: string[]) =>
				filesOf(bundle, source).filter((file) => file.endsWith(".js") && !but.includes(file));
			for (const door of DOORS) {
				const { source, sizes, later } = DRAWN_BY[door];
				const code = codeOf(source, known);
				const lateCode = later ? codeOf(later, [...known, ...code]) : [];
				const links = [
					...code.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
					...lateCode.map(
						(file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`,
					),
					...(sizes ? [pictureLink(bundle, sizes)] : []),
					...(door === "chat" ? [WHO_IS_HERE] : []),
				];
				this.emitFile({
					type: "asset",
					fileName: `pages/${door}.html`,
					source: withLinks(door === "chat" ? html : html.replace("<html ", "<html data-visitor "), links),
				});
			}
		},
	};
}

function withLinks(html: string, links: string[]): string {
	return html.replace("</head>", `${links.map((link) => `\t${link}\n`).join("")}\t</head>`);
}

function pictureLink(bundle: Rolldown.OutputBundle, sizes: string): string {
	const widths = [640, 1200].map((width) => {
		const file = Object.keys(bundle).find((name) => name.startsWith(`assets/dusk-${width}-`));
		if (!file) {
			throw new Error(`The build has no picture dusk-${width} any more.`);
		}
		return `/${file} ${width}w`;
	});
	return `<link rel="preload" as="image" fetchpriority="high" imagesrcset="${widths.join(", ")}" imagesizes="${sizes}">`;
}
