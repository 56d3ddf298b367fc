import { cx } from "class-variance-authority";
import { X } from "lucide-react";
import { Toast } from "radix-ui";
import { useSyncExternalStore } from "react";
import { currentToast, dismissToast, subscribeToToasts } from "#web/lib/toast-store.ts";

const DURATION = 5000;
const SWIPE_THRESHOLD = 50;

/** One toast at a time, for five seconds or a swipe to the right. F8 takes the focus there. */
export function Toaster() {
	const toast = useSyncExternalStore(subscribeToToasts, currentToast);
	return (
		<Toast.Provider duration={DURATION} swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD}>
			{toast && (
				<Toast.Root
					key={toast.id}
					onOpenChange={(isOpen) => isOpen || dismissToast(toast.id)}
					className={cx(
						"flex items-start gap-3 rounded-2xl border bg-plate py-2.5 pr-2 pl-5 md:py-4 text-ink shadow-plate",
						"data-[state=open]:animate-[toast-in_240ms_var(--ease-out)] data-[swipe=end]:animate-[toast-out_160ms_ease-out]",
						"data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0",
						toast.variant === "destructive" ? "border-alarm/50 bg-alarm-wash" : "border-hairline",
					)}
				>
					<div className="min-w-0 flex-1">
						<Toast.Title className={cx("font-semibold", toast.variant === "destructive" && "text-alarm")}>
							{toast.title}
						</Toast.Title>
						{toast.description && (
							<Toast.Description className="mt-0.5 text-sm text-soft">{toast.description}</Toast.Description>
						)}
					</div>
					<Toast.Close
						aria-label="Dismiss"
						className="grid size-9 shrink-0 place-items-center rounded-full text-soft hover:text-ink"
					>
						<X aria-hidden className="size-4" strokeWidth={1.75} />
					</Toast.Close>
				</Toast.Root>
			)}
			<Toast.Viewport className="toasts pointer-events-none fixed inset-x-0 z-50 flex w-full flex-col gap-2 px-4 outline-none md:left-auto md:max-w-[420px] *:pointer-events-auto" />
		</Toast.Provider>
	);
}
