import { registerServiceWorker } from "#web/lib/register-service-worker.ts";
import { wireFilm } from "./landing/wire-film.ts";
import { wireLights } from "./landing/wire-lights.ts";
import { wireTryIt } from "./landing/wire-try-it.ts";

/** What the landing page does with scripts. Without them every word of it is there, and both doors. */
wireTryIt();
wireLights();
wireFilm();
registerServiceWorker();
