import { fileURLToPath } from "node:url";
import { cloudflare } from "@cloudflare/vite-plugin";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chunksTogether } from "./tools/build/chunks.ts";
import { entryPages } from "./tools/build/entry-pages.ts";
import { serviceWorkerManifest } from "./tools/build/service-worker.ts";
import { staticPages } from "./tools/build/static-pages.ts";
import { STATIC_PAGES } from "./web/pages/static-page.ts";

// The local runtime would keep a trace of each request, with its whole URL: search words, and keys of emailed links. Only the
// environment turns it off, before the plugin reads it.
process.env.X_LOCAL_OBSERVABILITY ??= "false";

/** The name of the Worker's environment and of its folder in `dist`. */
const WORKER = "attune";

/** What `npm run dev` found of a local model. */
function localModelVars(): Record<string, string> {
	const { LOCAL_MODEL_URL, LOCAL_MODEL } = process.env;
	return LOCAL_MODEL_URL && LOCAL_MODEL ? { LOCAL_MODEL_URL, LOCAL_MODEL } : {};
}

/** From wherever it is run, and with `root` elsewhere. */
const fileFor = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const PAGES = Object.fromEntries(STATIC_PAGES.map((page) => [page, fileFor(`web/pages/${page}.html`)]));

export default defineConfig(({ command }) => ({
	root: "web",
	plugins: [
		react(),
		tailwindcss(),
		staticPages(),
		entryPages(),
		serviceWorkerManifest(),
		cloudflare({
			configPath: "../wrangler.toml",
			persistState: { path: "../.wrangler/state" },
			// Else it has the Worker's name, which is another one in preview and in production.
			viteEnvironment: { name: WORKER },
			config: ({ vars }) => ({ vars: { ...vars, ...(command === "serve" ? localModelVars() : {}) } }),
		}),
	],
	// The router brings React's own hook again, for versions of React that lack it.
	resolve: { alias: { "use-sync-external-store/shim/index.js": "react" } },
	// The few browsers without modulepreload load the same modules one after the other: no page waits for a stand-in.
	build: { outDir: "../dist", emptyOutDir: true, modulePreload: { polyfill: false } },
	environments: {
		[WORKER]: { build: { minify: true } },
		client: {
			build: {
				rolldownOptions: {
					input: {
						index: fileFor("web/index.html"),
						...PAGES,
						"early-room": fileFor("web/early-room.ts"),
						sw: fileFor("web/sw.ts"),
					},
					output: {
						// A service worker is found by its address: it keeps the same one.
						entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
						codeSplitting: { groups: chunksTogether(Object.values(PAGES)) },
					},
				},
			},
		},
	},
}));
