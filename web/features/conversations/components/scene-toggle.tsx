import { Image, ImageOff } from "lucide-react";
import { use } from "react";
import { Button } from "#web/components/ui/button.tsx";
import { Tooltip } from "#web/components/ui/tooltip.tsx";
import { SceneContext } from "../chat-scene.ts";

/**
 * The switch between the person's scene and the default background: label, icon and action. Null without a scene.
 */
function useToggle() {
	const scene = use(SceneContext);
	return scene?.isThere
		? {
				label: scene.isShown ? "Show default background" : "Show mood background",
				Icon: scene.isShown ? ImageOff : Image,
				toggle: scene.toggle,
				altText: scene.isShown ? scene.altText : null,
			}
		: null;
}

/** In the header, where there is room; on a phone the page of scenes has it. */
export function SceneToggle() {
	const found = useToggle();
	return found ? (
		<>
			{found.altText && <p className="sr-only">Your scene: {found.altText}</p>}
			<Tooltip label={found.label}>
				<Button
					variant="quiet"
					size="icon"
					aria-label={found.label}
					onClick={found.toggle}
					className="max-[30rem]:hidden"
				>
					<found.Icon aria-hidden className="size-5" strokeWidth={1.5} />
				</Button>
			</Tooltip>
		</>
	) : null;
}
