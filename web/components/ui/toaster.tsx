import { cx } from "class-variance-authority";
import { X } from "lucide-react";
import { Toast } from "radix-ui";
import { useRootClass } from "#web/lib/hooks/use-root-class.ts";
import { dismissToast, useToast } from "#web/lib/toast-store.ts";

const DURATION = 5000;
const SWIPE_THRESHOLD = 50;

/** One toast at a time, for five seconds or a swipe to the right. F8 takes the focus there. */
export function Toaster() {
	const toast = useToast();
	useRootClass("shows-toast", toast !== null);
	return (
		<Toast.Provider duration={DURATION} swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD}>
			{toast && (
				<Toast.Root
					key={toast.id}
					onOpenChange={(isOpen) => isOpen || dismissToast(toast.id)}
					data-failed={toast.variant === "destructive" || undefined}
					className={cx(
						"toast flex items-center gap-3 py-2.5 pr-2 pl-5",
						"data-[state=open]:animate-[toast-in_240ms_var(--ease-out)] data-[swipe=end]:animate-[toast-out_160ms_ease-out]",
						"data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0",
					)}
				>
					<div className="min-w-0 flex-1">
						<Toast.Title className="font-semibold">{toast.title}</Toast.Title>
						{toast.description && (
							<Toast.Description className="toast-words text-sm">{toast.description}</Toast.Description>
						)}
					</div>
					<Toast.Close
						aria-label="Dismiss"
						className="grid size-9 shrink-0 place-items-center rounded-full opacity-80 hover:opacity-100 focus-visible:outline-current"
					>
						<X aria-hidden className="size-4" strokeWidth={1.75} />
					</Toast.Close>
				</Toast.Root>
			)}
			<Toast.Viewport className="toasts pointer-events-none fixed inset-x-0 z-50 flex w-full flex-col gap-2 mx-auto max-w-[420px] px-4 outline-none *:pointer-events-auto" />
		</Toast.Provider>
	);
}
