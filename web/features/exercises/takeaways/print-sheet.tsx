import { type ReactNode, useEffect, useRef } from "react";
import { createPortal } from "react-dom";

/** Prints its content and nothing else of the page. Beside the app's root, so that long cards run over pages. */
export function PrintSheet({ children, onDone }: { children: ReactNode; onDone: () => void }) {
	const done = useRef(onDone);
	done.current = onDone;
	useEffect(() => {
		const finish = () => done.current();
		window.addEventListener("afterprint", finish);
		window.print();
		return () => window.removeEventListener("afterprint", finish);
	}, []);
	return createPortal(<div className="print-sheet">{children}</div>, document.body);
}
