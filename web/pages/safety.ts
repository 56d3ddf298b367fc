import { leaveQuickly } from "#web/lib/leave-quickly.ts";

for (const exit of document.querySelectorAll("[data-quick-exit]")) {
	exit.addEventListener("click", (event) => {
		event.preventDefault();
		leaveQuickly();
	});
}
