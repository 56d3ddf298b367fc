import { except } from "hono/combine";
import { HonoBase } from "hono/hono-base";
import { methodNotAllowed } from "hono/method-not-allowed";
import { TrieRouter } from "hono/router/trie-router";
import { createDeps } from "./deps.ts";
import type { AppContext } from "./http/app-context.ts";
import { UPLOAD_PATH } from "./http/body-limits.ts";
import { drainUnreadBody } from "./http/drain-body.ts";
import { limitBody } from "./http/limit-body.ts";
import { notFound, onMethodNotAllowed } from "./http/not-found.ts";
import { onError } from "./http/on-error.ts";
import { servePage } from "./http/pages.ts";
import { requestLog } from "./http/request-log.ts";
import { requireForm, requireJson } from "./http/require-type.ts";
import { sameOrigin } from "./http/same-origin.ts";
import { secureEveryAnswer } from "./http/security-headers.ts";
import { setDeps } from "./http/set-deps.ts";
import { achievementsRoutes } from "./modules/achievements/achievements.routes.ts";
import { assessmentsRoutes } from "./modules/assessments/assessments.routes.ts";
import { authRoutes } from "./modules/auth/auth.routes.ts";
import { refusePaused } from "./modules/auth/paused-accounts.ts";
import { requireSession } from "./modules/auth/session/require-session.ts";
import { capabilitiesRoutes } from "./modules/capabilities/capabilities.routes.ts";
import { guidanceRoutes } from "./modules/coaching/guidance/guidance.routes.ts";
import { insightsRoutes } from "./modules/coaching/insights/insights.routes.ts";
import { aiChatRoutes } from "./modules/conversations/ai-chat.routes.ts";
import { analysisRoutes } from "./modules/conversations/analysis/analysis.routes.ts";
import { conversationsRoutes } from "./modules/conversations/conversations.routes.ts";
import { dutiesRoutes } from "./modules/duties/duties.routes.ts";
import { exercisesRoutes, runsRoutes } from "./modules/exercises/exercises.routes.ts";
import { outcomesRoutes } from "./modules/exercises/outcomes.routes.ts";
import { healthRoutes } from "./modules/health/health.routes.ts";
import { memoryRoutes } from "./modules/memory/memory.routes.ts";
import { userMoodRoutes } from "./modules/moods/user-mood.routes.ts";
import {
	authNotificationsRoutes,
	notificationsRoutes,
	unsubscribeRoutes,
} from "./modules/notifications/notifications.routes.ts";
import { liveRoutes } from "./modules/person/live.routes.ts";
import { personalityRoutes } from "./modules/personality/personality.routes.ts";
import { profileRoutes } from "./modules/profile/profile.routes.ts";
import { dashboardRoutes, progressRoutes } from "./modules/progress/progress.routes.ts";
import { safetyRoutes } from "./modules/safety/safety.routes.ts";
import { backgroundRoutes, portraitRoutes, scenesRoutes } from "./modules/scenes/scenes.routes.ts";
import { speechRoutes } from "./modules/speech/speech.routes.ts";
import { takeawaysRoutes } from "./modules/takeaways/takeaways.routes.ts";
import { tryItRoutes } from "./modules/try-it/try-it.routes.ts";
import { usersRoutes } from "./modules/users/users.routes.ts";

/** The whole API, in order: what every request passes, then one line a module. */
export function createApp(makeDeps = createDeps) {
	// The modules' own routers are never asked. This one finds one of 200 routes without trying each.
	const app = new HonoBase<AppContext>({ router: new TrieRouter() });
	app.use(drainUnreadBody);
	app.use(secureEveryAnswer);
	app.use(setDeps(makeDeps));
	app.use("/api/*", requestLog);
	app.use("/u/*", requestLog, limitBody);
	app.use("/api/*", methodNotAllowed({ app, onMethodNotAllowed }));
	app.use("/api/*", sameOrigin);
	app.use("/api/*", requireSession);
	app.use("/api/*", except(UPLOAD_PATH, requireJson));
	app.use(UPLOAD_PATH, requireForm);
	app.use("/api/*", limitBody);
	app.use("/api/*", refusePaused);

	app
		.route("/api/auth", authRoutes)
		.route("/api/user-mood", userMoodRoutes)
		.route("/api/users", usersRoutes)
		.route("/api/assessments", assessmentsRoutes)
		.route("/api/profile", profileRoutes)
		.route("/api/personality", personalityRoutes)
		.route("/api/dashboard", dashboardRoutes)
		.route("/api/progress", progressRoutes)
		.route("/api/chat", conversationsRoutes)
		.route("/api/chat", analysisRoutes)
		.route("/api/chat", runsRoutes)
		.route("/api/exercises", exercisesRoutes)
		.route("/api/takeaways", takeawaysRoutes)
		.route("/api/ai", aiChatRoutes)
		.route("/api/ai", guidanceRoutes)
		.route("/api/ai", insightsRoutes)
		.route("/api/ai", portraitRoutes)
		.route("/api/user-background", backgroundRoutes)
		.route("/api/scenes", scenesRoutes)
		.route("/api/achievements", achievementsRoutes)
		.route("/api/capabilities", capabilitiesRoutes)
		.route("/api/health", healthRoutes)
		.route("/api/memory", memoryRoutes)
		.route("/api/safety", safetyRoutes)
		.route("/api/duties", dutiesRoutes)
		.route("/api/outcomes", outcomesRoutes)
		.route("/api/try", tryItRoutes)
		.route("/api/auth", authNotificationsRoutes)
		.route("/api/notifications", notificationsRoutes)
		.route("/api/live", liveRoutes)
		.route("/api", speechRoutes);

	app.route("/u", unsubscribeRoutes);
	app.all("/api/*", notFound);
	app.all("*", servePage);
	app.notFound(notFound);
	app.onError(onError);
	return app;
}
