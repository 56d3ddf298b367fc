import { BookOpen, ChartSpline, type LucideIcon, MessageCircle, MountainSnow } from "lucide-react";
import { paths } from "#web/lib/paths.ts";

type Place = { name: string; path: string; isHere: RegExp; Icon: LucideIcon };

/** The four places of the app, one press away on every page. */
export const PLACES: readonly Place[] = [
	{ name: "Talk", path: paths.home, isHere: /^\/(?:dashboard|c\/.*|temporary)?$/, Icon: MessageCircle },
	{ name: "Exercises", path: paths.exercises, isHere: /^\/(?:exercises|kept)/, Icon: BookOpen },
	{ name: "Progress", path: paths.progress, isHere: /^\/progress/, Icon: ChartSpline },
	{ name: "Scenes", path: paths.scenes, isHere: /^\/scenes/, Icon: MountainSnow },
];
