declare namespace Cloudflare {
	// biome-ignore lint/style/useConsistentTypeDefinitions: the bindings' type is extended by merging
	interface Env {
		/** Given to tests by vitest.config.ts. */
		TEST_MIGRATIONS: import("cloudflare:test").D1Migration[];
	}
}
