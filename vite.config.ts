import { cloudflare } from "@cloudflare/vite-plugin";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { STATIC_PAGES, staticPages } from "./scripts/lib/static-pages.ts";

export default defineConfig({
	root: "web",
	plugins: [
		react(),
		tailwindcss(),
		staticPages(),
		cloudflare({ configPath: "../wrangler.toml", persistState: { path: "../.wrangler/state" } }),
	],
	build: { outDir: "../dist", emptyOutDir: true },
	// The Worker's own environment: what it costs to start follows its size.
	environments: {
		attune: { build: { minify: true } },
		client: { build: { rolldownOptions: { input: ["web/index.html", ...STATIC_PAGES] } } },
	},
});
