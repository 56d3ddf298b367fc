import type { ReactNode } from "react";
import {
	COUNTRIES,
	type CountryHelp,
	FIND_A_HELPLINE,
	helpIn,
	linesFor,
} from "#shared/safety/help/help-lines.ts";
import { Breathing } from "#web/components/breathing.tsx";
import { Disclosure } from "#web/components/disclosure.tsx";
import { HelpWays } from "#web/components/help/help-ways.tsx";
import { LineGroups } from "#web/components/help/line-groups.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { settingsPath, staticPaths } from "#web/lib/paths.ts";
import { PageFrame } from "./parts/page-frame.tsx";

/** The title of ways that serve everywhere. */
const ELSEWHERE = "Wherever you are";

/** "Get help now" as its own page: complete without scripts, for one country or an unknown one. */
export function HelpPage({ country }: { country: string | null }) {
	const here = helpIn(country);
	return (
		<PageFrame isHelp>
			{/* The page's script shows it when this page replaces one that couldn't be reached. */}
			<div id="away" hidden role="status" className="rounded-2xl border border-edge bg-plate px-5 py-3">
				We can't load that page right now. It'll open when it's available. You can use these numbers in the
				meantime.{" "}
				<Button type="button" variant="link" size="inline" className="min-h-11">
					Try again
				</Button>
			</div>
			<div>
				<h1 className="text-3xl sm:text-4xl">Talk to a person now</h1>
				<p className="mt-2 text-soft">
					If a life is in danger now, call the emergency number first. The first lines are free, day and
					night. Calling doesn't commit you to anything.
				</p>
			</div>
			<section aria-labelledby="here" className="flex flex-col gap-4">
				<h2 id="here" className="text-xl">
					{here?.name ?? ELSEWHERE}
				</h2>
				<div id="here-ways">
					<HelpWays lines={linesFor(country)} emergency={here?.emergency ?? null} />
				</div>
				<CountryForm country={here?.country ?? null} />
				<div id="here-groups" className="flex flex-col gap-4">
					<LineGroups country={country} />
				</div>
			</section>
			<Breathing />
			{/* The page's script fills it when this browser stores a plan. */}
			<section id="kept-plan" hidden aria-labelledby="kept-plan-title" className="flex flex-col gap-4">
				<h2 id="kept-plan-title" className="text-xl">
					Your safety plan
				</h2>
				<dl id="kept-plan-parts" className="flex flex-col gap-4" />
				<p className="print:hidden">
					<TextLink href={settingsPath("safety-plan")}>Change it</TextLink>
				</p>
			</section>
			<NextHour />
			<ForAnother />
			<section aria-labelledby="countries">
				<h2 id="countries" className="mb-3 text-xl">
					All countries
				</h2>
				<div className="divide-y divide-hairline border-hairline border-y">
					{COUNTRIES.map((each) => (
						<CountryLines key={each.country} help={each} />
					))}
				</div>
				<div hidden data-country="ZZ" data-name={ELSEWHERE}>
					<HelpWays lines={[FIND_A_HELPLINE]} emergency={null} />
				</div>
				<p className="mt-3 text-sm text-soft">
					Anywhere else, find help lines for your country at{" "}
					<TextLink href={FIND_A_HELPLINE.url ?? ""}>findahelpline.com</TextLink>.
				</p>
			</section>
			<p className="text-sm text-soft print:hidden">
				<TextLink href={staticPaths.safety}>How Attune keeps people safe</TextLink>
			</p>
		</PageFrame>
	);
}

function CountryForm({ country }: { country: string | null }) {
	return (
		<form action={staticPaths.help} method="get" className="flex flex-wrap items-center gap-3 print:hidden">
			<label htmlFor="country" className="text-sm text-soft">
				Help lines for
			</label>
			<select
				id="country"
				name="country"
				defaultValue={country ?? "ZZ"}
				className="min-h-11 min-w-0 flex-1 rounded-xl border border-edge bg-plate px-3 text-base"
			>
				{COUNTRIES.map((each) => (
					<option key={each.country} value={each.country}>
						{each.name}
					</option>
				))}
				<option value="ZZ">Somewhere else</option>
			</select>
			<Button type="submit" variant="outline">
				Show
			</Button>
		</form>
	);
}

function CountryLines({ help }: { help: CountryHelp }) {
	return (
		<div data-country={help.country} data-name={help.name}>
			<Disclosure title={help.name} summaryClass="px-1">
				<div className="pb-4">
					<HelpWays lines={linesFor(help.country)} emergency={help.emergency} />
				</div>
				<div data-groups className="flex flex-col gap-4 pb-4">
					<LineGroups country={help.country} />
				</div>
			</Disclosure>
		</div>
	);
}

type TipsProps = { id: string; title: string; children: ReactNode };

function Tips({ id, title, children }: TipsProps) {
	return (
		<section aria-labelledby={id}>
			<h2 id={id} className="mb-3 text-xl">
				{title}
			</h2>
			<ul className="list-disc space-y-2 pl-5">{children}</ul>
		</section>
	);
}

function NextHour() {
	return (
		<Tips id="next-hour" title="What can help in the next hour">
			<li>Text if talking is too much. You can also write down what you want to say and read it out.</li>
			<li>Go where someone else is: a neighbour, a friend, a café, an emergency department.</li>
			<li>Put distance between you and anything you could hurt yourself with.</li>
			<li>Tell one person: "I'm not doing well. Can you stay with me for a bit?"</li>
			<li>If a line is busy, try the next one. It's never about you.</li>
		</Tips>
	);
}

function ForAnother() {
	return (
		<Tips id="for-another" title="If you're worried about someone else">
			<li>If they're in danger now, call the emergency number and stay with them.</li>
			<li>
				Ask them directly: "Are you thinking of ending your life?" Asking doesn't put the thought there.
			</li>
			<li>Listen longer than you speak. You don't have to solve it.</li>
			<li>The lines above also talk with people who are worried about someone.</li>
		</Tips>
	);
}

function TextLink({ href, children }: { href: string; children: ReactNode }) {
	return (
		<a href={href} className="underline decoration-edge underline-offset-4 hover:decoration-current">
			{children}
		</a>
	);
}
