declare module "*.bin" {
	const bytes: ArrayBuffer;
	// biome-ignore lint/style/noDefaultExport: the bundler gives a binary file as its module's default.
	export default bytes;
}
