import { Pencil, Trash2 } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "./ui/button.tsx";

type Doing = "reading" | "rewriting" | "removing";

type KeptItemProps = {
	/** What it is, for the names of its buttons. */
	name: string;
	/** The verbs of its two buttons: "Rename", "Forget". */
	change?: string;
	removal: string;
	/** What stands beside the buttons, and what below them, where there is more of it. */
	children: ReactNode;
	below?: ReactNode;
	/** Stands in the item's place while it is put into other words. */
	rewrite: (onDone: () => void) => ReactNode;
	/** Asks once more, below the item. */
	remove: (onKeep: () => void) => ReactNode;
};

/** One of the things that are kept of a person: it can be put into other words or removed, each after a second press. */
export function KeptItem({
	name,
	change = "Change",
	removal,
	children,
	below,
	rewrite,
	remove,
}: KeptItemProps) {
	const [doing, setDoing] = useState<Doing>("reading");
	const editButton = useRef<HTMLButtonElement>(null);
	const wasDoing = useRef<Doing>("reading");

	// What had the focus is gone: it goes back to where the row begins.
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
