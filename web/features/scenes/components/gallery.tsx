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
		return (
			<TryAgain
				text="We couldn't load your scenes."
				isTrying={isFetching}
				onTry={() => refetch()}
				className="mt-5"
			/>
		);
	}
	if (!scenes) {
		return <div aria-hidden className="mt-5 aspect-3/1 animate-pulse rounded-2xl bg-hairline" />;
	}
	const shownUrl = scene.isShown ? scene.url : null;
	return (
		<>
			<ul ref={list} aria-label="Your scenes" className="mt-5 grid grid-cols-2 gap-3 sm:grid-cols-3">
				<li>
					<Tile label="Plain background" isChosen={shownUrl === null} onChoose={() => handleChoose(null)}>
						<span className="plain-scene grid size-full place-items-center">
							<span className="rounded-full bg-plate px-3 py-0.5 text-soft text-sm">Plain</span>
						</span>
					</Tile>
				</li>
				{scenes.map((each) => (
					<li key={each.id} data-scene={each.id}>
						<Tile
							label={`${each.altText}, ${madeAt(each, user.timeZone)}${sourceOf(each)}`}
							isChosen={each.imageUrl === shownUrl}
							onChoose={() => handleChoose(each.imageUrl)}
						>
							<Picture url={each.imageUrl} />
						</Tile>
						{leaving?.id === each.id ? (
							<Leave userId={user.id} scene={each} onDone={handleLeft} />
						) : (
							<div className="flex items-center justify-between gap-1">
								<p aria-hidden className="text-balance pl-1 text-soft text-xs">
									{madeAt(each, user.timeZone)}
								</p>
								<button
									type="button"
									aria-label={`Delete: ${each.altText}, ${madeAt(each, user.timeZone)}`}
									onClick={() => setLeaving(each)}
									className="grid size-9 shrink-0 place-items-center rounded-full text-soft hover:bg-sunken hover:text-ink"
								>
									<Trash2 aria-hidden className="size-4" strokeWidth={1.75} />
								</button>
							</div>
						)}
					</li>
				))}
			</ul>
			<FailureNote error={choose.error} text="We couldn't save your choice." />
			{scenes.length === 0 && (
				<p className="mt-4 text-soft text-sm">No scenes yet. Your first one takes a moment.</p>
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

type TileProps = { label: string; isChosen: boolean; onChoose: () => void; children: ReactNode };

function Tile({ label, isChosen, onChoose, children }: TileProps) {
	return (
		<button
			type="button"
			aria-label={label}
			aria-pressed={isChosen}
			title={label}
			onClick={onChoose}
			className={cx(
				"relative block aspect-4/3 w-full overflow-hidden rounded-2xl border transition-shadow duration-150",
				isChosen ? "border-accent shadow-[0_0_0_2px_var(--accent)]" : "border-hairline hover:border-ink",
			)}
		>
			{children}
			{isChosen && (
				<span className="absolute top-2 right-2 grid size-6 place-items-center rounded-full bg-accent text-on-accent">
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
	);
}
