import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { scratchInMemory } from "./tools/lib/scratch.ts";

scratchInMemory();

const migrations = await readD1Migrations(fileURLToPath(new URL("./migrations", import.meta.url)));

/** In Node with the cost that people's passwords have; the Worker's other tests have a cheap one. */
const PASSWORDS = "worker/modules/auth/password/passwords.test.ts";

/** Pure code that needs no Workers runtime: quicker in plain Node. */
const PURE = [
	"shared/**/*.test.ts",
	"worker/{danger,guide,models,timing}/**/*.test.ts",
	"tools/**/*.test.ts",
	PASSWORDS,
];

/** They talk to the providers' simulator through the real SDKs, as the Worker does. */
const PROVIDERS = "worker/models/*providers.test.ts";

/** Bundled once for the tests: otherwise the runner loads hundreds of their files, one by one. */
const SDKS = [
	"@anthropic-ai/sdk/client",
	"@anthropic-ai/sdk/resources/messages",
	"openai",
	"openai/streaming",
];

/** Tests of the app that replace or reload modules. Where files share modules, those would be loaded already, or stay. */
const OWN_MODULES = globSync("web/**/*.test.{ts,tsx}").filter((file) =>
	/vi\.(?:mock|doMock|resetModules)\(/.test(readFileSync(file, "utf8")),
);

/** They take a minute or more: begun last, one of them would run alone on one core. */
const LONG = ["conversation-sequences.test.ts", "deploy.test.ts", "fuzz-queries.test.ts", "fuzz.test.ts"];

const WEB = { environment: "happy-dom", setupFiles: ["./web/test/setup.ts"] };

class LongestFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const isLong = ({ moduleId }: TestSpecification) => LONG.some((name) => moduleId.endsWith(`/${name}`));
		const sorted = await super.sort(files);
		return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
	}
}

export default defineConfig({
	test: {
		sequence: { sequencer: LongestFirst },
		// What a test logs is shown when it fails.
		silent: "passed-only",
		// These only end what hangs: a busy machine takes many times as long.
		testTimeout: 60_000,
		hookTimeout: 300_000,
		// An object that its alarm wakes after the last test of a file asks a runner that has gone for the Worker's code.
		onUnhandledError: (error) =>
			error.name === "EnvironmentTeardownError" && error.message.includes('"resolve"') ? false : undefined,
		// A test that passes only the second time is listed with "retry x1": mend it.
		retry: process.env.CI ? 1 : 0,
		// On two cores the default is one, which takes twice as long.
		maxWorkers: Math.max(2, availableParallelism() - 1),
		projects: [
			{
				extends: true,
				// Pure functions: what one file leaves behind is nothing that another could see.
				test: { name: "node", include: PURE, exclude: [PROVIDERS], environment: "node", isolate: false },
			},
			{
				extends: true,
				plugins: [
					cloudflareTest({
						wrangler: { configPath: "./wrangler.toml" },
						miniflare: {
							bindings: {
								TEST_MIGRATIONS: migrations,
								APP_URL: "https://attune.test",
								// With a sender, as a deployed Worker that sends e-mail.
								EMAIL_FROM: "Attune <coach@attune.test>",
							},
							// One person of the property tests changes more in a minute than anybody's hands.
							ratelimits: {
								CHANGE_LIMIT: { namespace_id: "1006", simple: { limit: 1_000_000, period: 60 } },
							},
						},
					}),
				],
				test: {
					name: "worker",
					// The Worker's whole code is loaded once and not once a file, which took as long as the tests. Files share
					// a database: each test looks only at people of its own.
					isolate: false,
					include: [
						"worker/modules/**/*.test.ts",
						"worker/{db,http,media-marks,durable-objects}/**/*.test.ts",
						"worker/*.test.ts",
						PROVIDERS,
					],
					exclude: [PASSWORDS],
					deps: { optimizer: { ssr: { enabled: true, include: SDKS } } },
					alias: {
						"./password-cost.ts": fileURLToPath(
							new URL("./worker/test/platform/password-cost.ts", import.meta.url),
						),
					},
					setupFiles: ["./worker/test/platform/setup.ts"],
					globalSetup: ["./worker/test/platform/aimock.ts"],
				},
			},
			{
				extends: true,
				plugins: [react()],
				test: {
					...WEB,
					name: "web",
					include: ["web/**/*.test.{ts,tsx}"],
					exclude: OWN_MODULES,
					// Loading the app, React and the fake server once a file took three quarters of the time.
					isolate: false,
				},
			},
			{
				extends: true,
				plugins: [react()],
				test: { ...WEB, name: "web-modules", include: OWN_MODULES },
			},
		],
	},
});
