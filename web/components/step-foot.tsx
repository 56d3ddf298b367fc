import type { ReactNode } from "react";
import { useRootClass } from "#web/lib/hooks/use-root-class.ts";

/** The buttons of a step, at the foot of the window. */
export function StepFoot({ children }: { children: ReactNode }) {
	useRootClass("shows-step-foot");
	return (
		<footer className="step-foot sticky bottom-(--nav-height) -mx-5 flex items-center justify-between gap-3 bg-linear-to-t from-60% from-paper to-transparent px-5 pt-8 pb-[max(1.25rem,env(safe-area-inset-bottom)-var(--nav-height))] sm:-mx-8 sm:px-8">
			{children}
		</footer>
	);
}
