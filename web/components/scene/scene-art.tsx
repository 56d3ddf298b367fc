import { cx } from "class-variance-authority";
import duskSmall from "../../assets/scenes/dusk-640.webp";
import duskLarge from "../../assets/scenes/dusk-1200.webp";

type SceneArtProps = {
	className?: string;
	/** Width on the page, as in an image's `sizes`. */
	sizes: string;
	/** Loads eagerly, for a scene at the top of the page. */
	isFirst?: boolean;
};

/** The view: hills, light and water at dusk. Decoration, so it has no words. */
export function SceneArt({ className, sizes, isFirst = false }: SceneArtProps) {
	return (
		<img
			src={duskLarge}
			srcSet={`${duskSmall} 640w, ${duskLarge} 1200w`}
			sizes={sizes}
			alt=""
			className={cx("size-full object-cover", className)}
			fetchPriority={isFirst ? "high" : "auto"}
		/>
	);
}
