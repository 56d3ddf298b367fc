import { PageFrame } from "./page-frame.tsx";

export function SafetyPage() {
	return (
		<PageFrame>
			<h1 className="text-3xl sm:text-4xl">How Attune keeps people safe</h1>
		</PageFrame>
	);
}
