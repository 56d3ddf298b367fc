import { useEffect, useRef, useState } from "react";
import { Link } from "wouter";
import { helpIn, linesFor } from "#shared/safety/help/help-lines.ts";
import type { User } from "#shared/schemas/users.ts";
import { Breathing } from "#web/components/breathing.tsx";
import { HelpNowLabel } from "#web/components/help/help-now-label.tsx";
import { HelpWays } from "#web/components/help/help-ways.tsx";
import { LineGroups } from "#web/components/help/line-groups.tsx";
import { QuickExit } from "#web/components/help/quick-exit.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { Dialog } from "#web/components/ui/dialog.tsx";
import { sendSafetyFeedback } from "#web/lib/api/send-safety-feedback.ts";
import { onHelpWanted } from "#web/lib/open-help.ts";
import { settingsPath, staticPaths } from "#web/lib/paths.ts";
import { useHelpCountry } from "../hooks/use-help-country.ts";
import { CountrySelect } from "./country-select.tsx";

/**
 * "Get help now", on every page, in the same corner, signed in or not, whatever else failed. Its content is part of
 * the app: it needs no network and no model.
 */
export function HelpNow({ user }: { user: User | null }) {
	const [isOpen, setIsOpen] = useState(false);
	const { country, choose } = useHelpCountry(user);

	function open() {
		setIsOpen(true);
		note("panel_opened");
	}
	function close() {
		setIsOpen(false);
	}
	function note(kind: "panel_opened" | "line_used") {
		if (user) {
			sendSafetyFeedback(user.id, kind);
		}
	}

	useWaysToOpen(open);

	return (
		<>
			<button
				type="button"
				aria-keyshortcuts="Alt+H"
				aria-label="Get help now"
				onClick={open}
				className="help-now"
			>
				<HelpNowLabel />
			</button>
			<Dialog title="Talk to a person now" isOpen={isOpen} onClose={close} isHelp>
				<p className="mt-1.5 mb-4 text-soft">
					{helpIn(country) ? "It's free, day and night, and" : "It"} doesn't commit you to anything.
				</p>
				<Ways country={country} onUsed={() => note("line_used")} />
				<div className="mt-4 flex flex-col gap-4">
					<CountrySelect country={country} onChoose={choose} />
					{/* Before the other lines, which are many: below them it would be out of sight. */}
					<div className="-mx-3 flex flex-wrap">
						{user && (
							<Button asChild variant="link" className="px-3!">
								<Link href={settingsPath("safety-plan")} onClick={close}>
									Your safety plan
								</Link>
							</Button>
						)}
						<QuickExit className="px-3!" />
					</div>
					<Breathing />
					<LineGroups country={country} onUsed={() => note("line_used")} />
					<Button asChild variant="link" className="-ml-3 self-start px-3!">
						<a href={country ? `${staticPaths.help}?country=${country}` : staticPaths.help}>
							All countries and more ways to get help
						</a>
					</Button>
				</div>
			</Dialog>
		</>
	);
}

/**
 * The country's ways to reach people. If the country becomes known while it's open, the focus returns to the first
 * number, unless the person moved it.
 */
function Ways({ country, onUsed }: { country: string | null; onUsed: () => void }) {
	const ways = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (country && ways.current?.contains(document.activeElement)) {
			ways.current.querySelector("a")?.focus();
		}
	}, [country]);
	return (
		<div ref={ways}>
			<HelpWays lines={linesFor(country)} emergency={helpIn(country)?.emergency ?? null} onUsed={onUsed} />
		</div>
	);
}

/**
 * Alt+H opens help from anywhere: one press for the first number, a second to call it. Also the help button of an
 * open dialog.
 */
function useWaysToOpen(open: () => void) {
	const newest = useRef(open);
	newest.current = open;
	useEffect(() => {
		const stopHearing = onHelpWanted(() => newest.current());
		function handleKey(event: KeyboardEvent) {
			// By the physical key: with Option held, a Mac types another letter.
			if (event.altKey && !event.ctrlKey && !event.metaKey && event.code === "KeyH") {
				event.preventDefault();
				newest.current();
			}
		}
		addEventListener("keydown", handleKey);
		return () => {
			removeEventListener("keydown", handleKey);
			stopHearing();
		};
	}, []);
}
