import { and, eq, isNull } from "drizzle-orm";
import { colourForMood } from "#shared/mood-colours.ts";
import type { UpdateUser } from "#shared/schemas/users.ts";
import type { Deps } from "../../deps.ts";
import { usernameTaken } from "../auth/auth.errors.ts";
import { moodChanges } from "../moods/mood-history.ts";
import { chooseBackground, orderScene } from "../scenes/scenes.service.ts";
import { isFree, usernameKey } from "./one-of-a-kind.ts";
import { type UserRow, users } from "./users.table.ts";

/**
 * Changes the person's own row. A mood that changes is added to the mood history with its time. Throws `username_taken`.
 */
export async function updateUser(deps: Deps, user: UserRow, input: UpdateUser): Promise<UserRow> {
	const { triggerBackgroundGeneration, backgroundImageUrl, lastMoodUpdate, ...fields } = input;
	const shown =
		backgroundImageUrl === undefined ? user : await chooseBackground(deps, user, backgroundImageUrl);
	const at = lastMoodUpdate ? new Date(lastMoodUpdate) : deps.now();
	const key = fields.username === undefined ? undefined : usernameKey(fields.username);
	const changes: Partial<UserRow> = {
		...withoutUndefined(fields),
		...(key === undefined ? {} : { usernameKey: key }),
		...colourOf(fields),
		...moodChanges(user, fields, at, lastMoodUpdate !== undefined),
	};
	const row = await write(deps, shown, changes);
	if (triggerBackgroundGeneration) {
		// What was asked for beside it is saved, whether or not there will be a scene.
		await orderScene(deps, row).catch((error: unknown) =>
			deps.log({
				level: "warn",
				event: "scene-not-ordered",
				error: error instanceof Error ? error.name : "",
			}),
		);
	}
	return row;
}

async function write(deps: Deps, user: UserRow, changes: Partial<UserRow>): Promise<UserRow> {
	if (Object.keys(changes).length === 0) {
		return user;
	}
	const { usernameKey: key } = changes;
	// Whoever is leaving takes no name along.
	const isOwn = and(eq(users.id, user.id), isNull(users.deletingAt));
	const [row] = await deps.db
		.update(users)
		.set(changes)
		.where(key === undefined ? isOwn : and(isOwn, isFree(deps.db, user.id, "usernameKey", key)))
		.returning();
	if (!row && key !== undefined) {
		throw usernameTaken();
	}
	return row ?? user;
}

/** A mood that is wished for brings its colour, unless one is chosen along with it. */
function colourOf({ desiredMood, currentChatColor }: UpdateUser): Partial<UserRow> {
	return desiredMood && !currentChatColor ? { currentChatColor: colourForMood(desiredMood) } : {};
}

type Defined<Fields> = { [Key in keyof Fields]: Exclude<Fields[Key], undefined> };

function withoutUndefined<Fields extends object>(fields: Fields): Partial<Defined<Fields>> {
	const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
	return Object.fromEntries(entries) as Partial<Defined<Fields>>;
}
