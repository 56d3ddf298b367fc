import mp4 from "#web/assets/loop/lake.mp4";
import webm from "#web/assets/loop/lake.webm";

type Connection = { saveData?: boolean; effectiveType?: string };

/** Lets the lake move, once everything else is there, for whoever wants what moves; and gives them the button that holds it. */
export function wireFilm(): void {
	const { connection } = navigator as { connection?: Connection };
	const isDear = connection?.saveData === true || /2g/.test(connection?.effectiveType ?? "");
	if (isDear || matchMedia("(prefers-reduced-motion: reduce)").matches) {
		return;
	}
	if (document.readyState === "complete") {
		void begin();
	} else {
		window.addEventListener("load", () => void begin(), { once: true });
	}
}

async function begin(): Promise<void> {
	const view = document.getElementById("view");
	const hold = document.getElementById("hold");
	const film = document.createElement("video");
	const source = film.canPlayType('video/webm; codecs="vp9"') ? webm : mp4;
	// Whole: Safari plays nothing from a server that does not send it in parts.
	const answer = await fetch(source, { priority: "low" }).catch(() => null);
	if (!answer?.ok || !view || !hold) {
		return;
	}
	Object.assign(film, {
		muted: true,
		loop: true,
		playsInline: true,
		src: URL.createObjectURL(await answer.blob()),
	});
	film.className = "hero-picture";
	film.tabIndex = -1;
	film.setAttribute("aria-hidden", "true");
	// Where a browser does not let it begin by itself, the picture stays.
	await film.play().then(
		() => {
			view.append(film);
			hold.hidden = false;
		},
		() => undefined,
	);
	hold.addEventListener("click", () => {
		const isHeld = !film.paused;
		hold.setAttribute("aria-pressed", String(isHeld));
		if (isHeld) {
			film.pause();
		} else {
			film.play().catch(() => undefined);
		}
	});
}
