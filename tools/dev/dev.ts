import { createServer } from "vite";
import { checkSettings } from "#worker/settings.ts";
import { main } from "../lib/main.ts";
import { migrateDatabase } from "./migrate-database.ts";
import { seedDemoAccount } from "./seed-demo-account.ts";
import { devVars, removeLeftovers } from "./settings.ts";
import { findLocalModel, localModelSettings, whoAnswers } from "./who-answers.ts";

const STATE = ".wrangler/state";

/** `npm run dev`: hot reload on both sides, and a demo account to sign in with. */
await main(async () => {
	// Otherwise the runtime fetches the request's location from the network, and shows an error page offline.
	process.env.CLOUDFLARE_CF_FETCH_ENABLED ??= "false";
	await removeLeftovers(STATE);
	await migrateDatabase(STATE);
	const found = await findLocalModel();
	// Vite's configuration passes them to the Worker.
	Object.assign(process.env, localModelSettings(found));
	const server = await createServer({
		configFile: "vite.config.ts",
		server: { port: Number(process.env.PORT ?? 5173) },
	});
	await server.listen();
	const url = server.resolvedUrls?.local[0] ?? "http://localhost:5173/";
	const { email, password } = await seedDemoAccount(new URL(url).origin);
	server.printUrls();
	const settings = checkSettings({ APP_URL: url, ...(await devVars()), ...process.env });
	process.stdout.write(
		`\n  ${whoAnswers(settings, found)}\n  Sign in as ${email} with the password "${password}".\n\n`,
	);
});
