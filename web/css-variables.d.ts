import "react";

declare module "react" {
	// biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged into React's own
	interface CSSProperties {
		[variable: `--${string}`]: string | number | undefined;
	}
}
