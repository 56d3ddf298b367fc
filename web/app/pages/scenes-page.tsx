import type { User } from "#shared/schemas/users.ts";
import { ErrorRegion } from "#web/components/feedback/error-region.tsx";
import { BandPage } from "#web/components/scene/band-page.tsx";
import { useAssessments } from "#web/features/assessments/api/get-assessments.ts";
import { MoodThemeCard } from "#web/features/scenes/components/mood-theme-card.tsx";
import { ScenePicker } from "#web/features/scenes/components/scene-picker.tsx";
import type { SceneControl } from "#web/features/scenes/hooks/use-scene.ts";
import { useDocumentTitle } from "#web/lib/hooks/use-document-title.ts";

/** The scene behind the conversation, and the app's colours. */
export function ScenesPage({ user, scene }: { user: User; scene: SceneControl }) {
	const { data } = useAssessments(user.id, true);
	useDocumentTitle("Scenes");
	return (
		<BandPage title="Scenes" lead="The picture behind your pages. We never make it from what you write.">
			<ErrorRegion name="Your scenes">
				<ScenePicker user={user} scene={scene} />
			</ErrorRegion>
			<ErrorRegion name="Your colours">
				<MoodThemeCard user={user} latest={data && (data[0] ?? null)} />
			</ErrorRegion>
		</BandPage>
	);
}
