import { useQuery } from "@tanstack/react-query";
import { cx } from "class-variance-authority";
import { Check, Trash2 } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Scene } from "#shared/schemas/scenes.ts";
import type { User } from "#shared/schemas/users.ts";
import { ConfirmAction } from "#web/components/feedback/confirm-action.tsx";
import { FailureNote } from "#web/components/feedback/failure-note.tsx";
import { TryAgain } from "#web/components/feedback/try-again.tsx";
import { useChooseScene } from "../api/choose-scene.ts";
import { useDeleteScene } from "../api/delete-scene.ts";
import { scenesQuery } from "../api/get-scenes.ts";
import type { SceneControl } from "../hooks/use-scene.ts";

/** With the time, to tell scenes of the same day apart. */
function madeAt({ createdAt }: Scene, timeZone: string): string {
	const format = new Intl.DateTimeFormat(undefined, {
		timeZone,
		day: "numeric",
		month: "short",
		hour: "numeric",
		minute: "2-digit",
	});
	return format.format(new Date(createdAt));
}

/** The scenes of a person: to look at, choose and delete, and a plain background. */
export function Gallery({ user, scene }: { user: User; scene: SceneControl }) {
	const { data: scenes, isError, isFetching, refetch } = useQuery(scenesQuery(user.id));
	const choose = useChooseScene(user.id);
	const [leaving, setLeaving] = useState<Scene | null>(null);
	const list = useRef<HTMLUListElement>(null);

	// The focused element is gone: focus the scene, or the start of the list.
	const back = useRef<string | null>(null);
	useEffect(() => {
		if (!leaving && back.current) {
			list.current?.querySelector<HTMLElement>(back.current)?.focus();
			back.current = null;
		}
	}, [leaving]);

	function handleLeft(isDeleted: boolean) {
		back.current = isDeleted ? "button" : `[data-scene="${leaving?.id}"] button[aria-label^="Delete"]`;
		setLeaving(null);
	}

	function handleChoose(url: string | null) {
		choose.mutate(url, { onSuccess: () => scene.show(true) });
	}

	if (isError) {
		return <TryAgain text="We couldn't load your scenes." isTrying={isFetching} onTry={() => refetch()} />;
	}
	if (!scenes) {
		return <div aria-hidden className="aspect-3/1 animate-pulse rounded-2xl bg-hairline" />;
	}
	const shownUrl = scene.isShown ? scene.url : null;
	return (
		<>
			<ul ref={list} aria-label="Your scenes" className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-3">
				{scenes.map((each) => (
					<li key={each.id} data-scene={each.id} className="relative">
						<Tile
							label={`${labelOf(each, user.timeZone)}${sourceOf(each)}`}
							isChosen={each.imageUrl === shownUrl}
							isCovered={leaving?.id === each.id}
							onChoose={() => handleChoose(each.imageUrl)}
							name={
								<>
									{nameOf(each)}{" "}
									<span className="block font-normal text-soft">{madeAt(each, user.timeZone)}</span>
								</>
							}
						>
							<Picture url={each.imageUrl} />
						</Tile>
						{leaving?.id === each.id ? (
							<Leave userId={user.id} scene={each} onDone={handleLeft} />
						) : (
							<button
								type="button"
								aria-label={`Delete: ${labelOf(each, user.timeZone)}`}
								onClick={() => setLeaving(each)}
								className="absolute top-2 left-2 grid size-9 place-items-center rounded-full bg-plate text-soft hover:text-ink"
							>
								<Trash2 aria-hidden className="size-4" strokeWidth={1.75} />
							</button>
						)}
					</li>
				))}
				<li>
					<Tile
						label="Plain background"
						isChosen={shownUrl === null}
						onChoose={() => handleChoose(null)}
						name="Plain"
					>
						<span className="plain-scene block size-full" />
					</Tile>
				</li>
			</ul>
			<FailureNote error={choose.error} text="We couldn't save your choice." />
			{scenes.length === 0 && (
				<p className="text-soft text-sm">No scenes yet. Your first one takes a moment.</p>
			)}
		</>
	);
}

const SOURCES: Record<Scene["painter"], string> = {
	openai: ", painted by an image model",
	builtin: "",
	builtin_instead: ", painted by Attune because the image model failed",
};

function sourceOf({ painter }: Scene): string {
	return SOURCES[painter];
}

/** "A pond with reeds in the evening" of "A pond with reeds in the evening, with a wide tree". */
const nameOf = ({ altText }: Scene) => altText.split(",")[0] ?? "";

/** All of it, and first what the tile shows. */
function labelOf(scene: Scene, timeZone: string): string {
	const name = nameOf(scene);
	return `${name}, ${madeAt(scene, timeZone)}${scene.altText.slice(name.length)}`;
}

type TileProps = {
	label: string;
	isChosen: boolean;
	/** The question before deleting covers it. */
	isCovered?: boolean;
	onChoose: () => void;
	name: ReactNode;
	children: ReactNode;
};

function Tile({ label, isChosen, isCovered, onChoose, name, children }: TileProps) {
	return (
		<button
			type="button"
			aria-label={label}
			aria-pressed={isChosen}
			inert={isCovered}
			title={label}
			onClick={onChoose}
			className={cx(
				"relative block aspect-4/5 w-full overflow-hidden text-left sm:aspect-8/5 rounded-2xl border transition-shadow duration-150",
				isChosen ? "border-accent shadow-[0_0_0_2px_var(--accent)]" : "border-hairline hover:border-ink",
			)}
		>
			{children}
			<span className="absolute bottom-2 left-2 max-w-[calc(100%-1rem)] rounded-xl bg-plate px-3 py-1 font-medium text-ink text-xs leading-snug">
				{name}
			</span>
			{isChosen && (
				<span className="absolute top-2.5 right-2.5 grid size-8 place-items-center rounded-full bg-accent text-on-accent">
					<Check aria-hidden className="size-4" strokeWidth={2.5} />
				</span>
			)}
		</button>
	);
}

/** A thumbnail, or text when it can't load. */
function Picture({ url }: { url: string }) {
	const [isBroken, setIsBroken] = useState(false);
	return isBroken ? (
		<span className="grid size-full place-items-center bg-sunken text-soft text-sm">Image didn't load</span>
	) : (
		<img
			src={url}
			alt=""
			loading="lazy"
			onError={() => setIsBroken(true)}
			className="size-full object-cover"
		/>
	);
}

type LeaveProps = { userId: string; scene: Scene; onDone: (isDeleted: boolean) => void };

/** Confirms deleting a scene. */
function Leave({ userId, scene, onDone }: LeaveProps) {
	const remove = useDeleteScene(userId);
	return (
		<div className="absolute inset-0 flex flex-col justify-center-safe overflow-y-auto rounded-2xl border border-hairline bg-plate p-3 text-center *:m-0 *:justify-center [&_p]:m-0 [&_p]:basis-full">
			<ConfirmAction
				question="Delete this scene permanently?"
				action="Delete"
				busyAction="Deleting..."
				isBusy={remove.isPending}
				error={remove.error}
				failure="We couldn't delete the scene."
				onConfirm={() => remove.mutate(scene, { onSuccess: () => onDone(true) })}
				onKeep={() => onDone(false)}
			/>
		</div>
	);
}
