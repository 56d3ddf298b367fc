import { Pencil, Trash2 } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "./ui/button.tsx";

type Doing = "reading" | "rewriting" | "removing";

type EditableItemProps = {
	/** Names the item in its buttons' labels. */
	name: string;
	/** Verbs of its buttons: "Rename", "Forget". */
	change?: string;
	removal: string;
	children: ReactNode;
	below?: ReactNode;
	/** Replaces the item while it's edited. */
	rewrite: (onDone: () => void) => ReactNode;
	/** Confirmation below the item. */
	remove: (onKeep: () => void) => ReactNode;
};

/** One of the things that are kept of a person: it can be put into other words or removed, each after a second press. */
export function EditableItem({
	name,
	change = "Change",
	removal,
	children,
	below,
	rewrite,
	remove,
}: EditableItemProps) {
	const [doing, setDoing] = useState<Doing>("reading");
	const editButton = useRef<HTMLButtonElement>(null);
	const wasDoing = useRef<Doing>("reading");

	// The focused element is gone: focus the start of the row.
	useEffect(() => {
		if (doing === "reading" && wasDoing.current !== "reading") {
			editButton.current?.focus();
		}
		wasDoing.current = doing;
	}, [doing]);

	const read = () => setDoing("reading");
	return (
		<li className="kept-item py-3">
			{doing === "rewriting" ? (
				rewrite(read)
			) : (
				<>
					<div className="flex items-start gap-3">
						<div className="min-w-0 flex-1 py-1">{children}</div>
						{doing === "reading" && (
							<div className="kept-actions -mr-2 -mb-2 flex shrink-0">
								<Button
									ref={editButton}
									variant="quiet"
									size="icon"
									aria-label={`${change}: ${name}`}
									onClick={() => setDoing("rewriting")}
								>
									<Pencil aria-hidden className="size-4" strokeWidth={1.75} />
								</Button>
								<Button
									variant="quiet"
									size="icon"
									aria-label={`${removal}: ${name}`}
									onClick={() => setDoing("removing")}
								>
									<Trash2 aria-hidden className="size-4" strokeWidth={1.75} />
								</Button>
							</div>
						)}
					</div>
					{below}
					{doing === "removing" && remove(read)}
				</>
			)}
		</li>
	);
}
