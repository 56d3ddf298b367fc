import type { Child, FC } from "hono/jsx";
import { NEED_AREAS, NEED_LEVELS, ratingsOf } from "#shared/needs.ts";
import { PLAN_PARTS } from "#shared/safety/help/plan-parts.ts";
import { mayReadAgain } from "#shared/second-look.ts";
import { findExercise } from "../../../guide/index.ts";
import { PLAIN_STYLE } from "../../../http/plain-style.ts";
import type { Collected, ExportedScene, ExportedTalk } from "./collect.ts";
import { machine, paintedBy, writtenBy } from "./written-by.ts";

const STYLE = `${PLAIN_STYLE}
main { max-width: 46rem; margin: 0 auto; }
h2 { margin: 44px 0 12px; font: 400 22px/1.3 Georgia, serif; }
h3 { margin: 28px 0 6px; font: 600 17px/1.4 system-ui, sans-serif; }
table { width: 100%; border-collapse: collapse; font-size: 15px; }
th, td { padding: 6px 10px 6px 0; text-align: left; vertical-align: top; border-bottom: 1px solid color-mix(in srgb, var(--soft) 30%, transparent); overflow-wrap: anywhere; }
.said { margin: 0 0 14px; padding-left: 14px; border-left: 3px solid color-mix(in srgb, var(--soft) 30%, transparent); white-space: pre-wrap; overflow-wrap: anywhere; }
.you { border-color: var(--press); }
img { display: block; max-width: 100%; border-radius: 16px; }
`;

/** Yields a self-contained page with everything a person owns, piece by piece: no script, and nothing to fetch. */
export async function* writeHtml(collected: Collected) {
	const { user, at, tables, personal, talks, scenes } = collected;
	const when = timeIn(user.timeZone);
	yield `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Your data from Attune</title><style>${STYLE}</style></head><body><main>`;
	yield drawn(
		<>
			<h1>Your data</h1>
			<p class="soft">
				Exported from Attune on {when(at)}. Store it somewhere private. The JSON file holds the same for
				programs, and the few things that mean nothing to a reader. Your coach is a machine. Each reply names
				the one that wrote it.
			</p>
			<h2>Your account</h2>
			<Rows
				rows={[
					["Username", user.username],
					["Email", user.email],
					["Name", [user.firstName, user.lastName].filter(Boolean).join(" ")],
					["Phone", user.phoneNumber],
					["Since", when(user.createdAt)],
					["Time zone", user.timeZone],
					["Personality type", user.mbtiType],
					["You came for", user.primaryGoal],
					["How you feel", user.currentMood],
					["How you want to feel", user.desiredMood],
					...TRAITS.map(([name, field]): Row => [name, user[field] === null ? null : `${user[field]} %`]),
					["Models may read messages that may show danger", mayReadAgain(user) ? "yes" : "no"],
					["Exercises count in totals without a name", user.sharesTotals ? "yes" : "no"],
					["Notifications", user.textNotificationsEnabled ? choices(user.notificationPreferences) : "off"],
				]}
			/>
			<Section title="Moods you named" items={user.moodHistory}>
				{({ mood, kind, at: time }) => (
					<p>
						{mood} ({kind}), {when(new Date(time))}
					</p>
				)}
			</Section>
			<Section title="Check-ins" items={tables.checkIns}>
				{(row) => (
					<Rows
						title={row.date}
						rows={[
							["Mood", `${row.overallMood} of 5`],
							...NEED_LEVELS.map((level): Row => [NEED_AREAS[level].label, `${ratingsOf(row)[level]} of 5`]),
						]}
					/>
				)}
			</Section>
			<Section title="Questions you answered" items={tables.questionnaires}>
				{(row) => (
					<Rows
						title={row.date}
						rows={[
							...Object.entries(row.responses).map(([name, value]): Row => [name, String(value)]),
							["What your coach said", row.aiAnalysis],
						]}
					/>
				)}
			</Section>
			<Section title="What your coach knows" items={personal.memory_facts ?? []}>
				{({ fact }) => <p class="said">{String(fact)}</p>}
			</Section>
			<Section title="What your coach noticed" items={tables.insights}>
				{(row) => (
					<p class="said">
						<strong>{row.title}</strong> {"\n"}
						{row.content}
					</p>
				)}
			</Section>
			<Section title="Your safety plan" items={personal.safety_plan ?? []}>
				{({ part, words }) => (
					<Rows rows={[[PLAN_PARTS.find(({ key }) => key === part)?.title ?? String(part), String(words)]]} />
				)}
			</Section>
			<Section title="When we showed you help" items={personal.risk_notes ?? []}>
				{({ at: time }) => <p>{when(new Date(Number(time)))}</p>}
			</Section>
			<Section title="Kept from exercises" items={tables.takeaways}>
				{(row) => (
					<p class="said">
						<strong>{row.title}</strong> {when(row.createdAt)} {"\n"}
						{row.body}
						{ratings(row.ratings)}
						{row.outcome && `\n\nHow it went: ${row.outcome}`}
					</p>
				)}
			</Section>
			<Section title="Exercises that you rated, from 0 to 10" items={tables.exerciseRuns.filter(isRated)}>
				{(row) => (
					<p>
						{findExercise(row.exerciseId)?.title ?? row.exerciseId}, {when(row.touchedAt)}: {row.ratedBefore}{" "}
						before, {row.ratedAfter} after
					</p>
				)}
			</Section>
			<Section title="Milestones" items={tables.milestones}>
				{(row) => (
					<p>
						{row.title}, {when(row.unlockedAt)}
					</p>
				)}
			</Section>
			<Section title="Notifications" items={tables.notes}>
				{(row) => (
					<p class="said">
						<strong>{row.title}</strong> {when(row.scheduledFor)} {"\n"}
						{row.personalizedMessage ?? row.message}
					</p>
				)}
			</Section>
			<Section title="Replies you reported" items={tables.reportedReplies}>
				{(row) => (
					<p class="said">
						<span class="soft">Written by {machine(row.aiProvider)}</span>
						{"\n"}
						{row.content}
						{row.reason && `\n\nYour reason: ${row.reason}`}
					</p>
				)}
			</Section>
			<Section title="Your devices" items={tables.sessions}>
				{(row) => (
					<p>
						{row.device}, since {when(row.createdAt)}
					</p>
				)}
			</Section>
			<Section title="Browsers that signed in before" items={tables.knownDevices}>
				{(row) => (
					<p>
						Since {when(row.createdAt)}, known until {when(row.expiresAt)}
					</p>
				)}
			</Section>
			<h2>Conversations</h2>
		</>,
	);
	for await (const talk of talks()) {
		yield drawn(<Talk talk={talk} when={when} />);
	}
	yield drawn(<h2>Scenes</h2>);
	for await (const scene of scenes()) {
		yield drawn(<Scene scene={scene} when={when} />);
	}
	yield "</main></body></html>\n";
}

const TRAITS = [
	["Openness", "big5Openness"],
	["Conscientiousness", "big5Conscientiousness"],
	["Extraversion", "big5Extraversion"],
	["Agreeableness", "big5Agreeableness"],
	["Neuroticism", "big5Neuroticism"],
] as const;

function choices(preferences: object): string {
	return ["on", ...Object.entries(preferences).map(([name, value]) => `${name}: ${value}`)].join(", ");
}

function ratings(given: Record<string, number>): string {
	const each = Object.entries(given).map(([name, figure]) => `${name}: ${figure}`);
	return each.length === 0 ? "" : `\n\n${each.join(", ")}`;
}

function isRated({ ratedAfter }: Collected["tables"]["exerciseRuns"][number]): boolean {
	return ratedAfter !== null;
}

type When = (time: Date) => string;
type Row = [name: string, value: string | null];

function drawn(part: Child): string {
	return String(part);
}

function timeIn(timeZone: string): When {
	const format = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short", timeZone });
	return (time) => format.format(time);
}

const Rows: FC<{ title?: string; rows: Row[] }> = ({ title, rows }) => (
	<>
		{title && <h3>{title}</h3>}
		<table>
			{rows
				.filter(([, value]) => value)
				.map(([name, value]) => (
					<tr>
						<th scope="row">{name}</th>
						<td>{value}</td>
					</tr>
				))}
		</table>
	</>
);

/** Renders nothing when there are no items. */
function Section<Item>({
	title,
	items,
	children,
}: {
	title: string;
	items: Item[];
	children: (item: Item) => Child;
}) {
	return items.length === 0 ? null : (
		<>
			<h2>{title}</h2>
			{items.map(children)}
		</>
	);
}

const Talk: FC<{ talk: ExportedTalk; when: When }> = ({
	talk: { conversation, summary, runs, messages },
	when,
}) => (
	<>
		<h3>
			{conversation.title}, {when(conversation.createdAt)}
		</h3>
		{summary && <p class="soft">Your coach's summary: {summary}</p>}
		{runs.map(({ title, answers }) => (
			<p class="said you">
				<strong>{title}</strong>
				{answers.map(({ question, answer }) => `\n${question} ${answer}`)}
			</p>
		))}
		{messages.map((message) => (
			<p class={message.role === "user" ? "said you" : "said"}>
				<span class="soft">
					{writtenBy(message)}, {when(new Date(message.createdAt))}
				</span>
				{"\n"}
				{message.content}
			</p>
		))}
	</>
);

const Scene: FC<{ scene: ExportedScene; when: When }> = ({ scene, when }) => (
	<>
		<h3>{when(scene.createdAt)}</h3>
		{scene.painter && <p class="soft">Painted by {paintedBy(scene.painter)}</p>}
		{scene.image && <img src={scene.image} alt={scene.altText ?? ""} />}
	</>
);
