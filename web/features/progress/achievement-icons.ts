import {
	Bell,
	BookOpen,
	CalendarCheck,
	CalendarDays,
	Coffee,
	Compass,
	Footprints,
	Glasses,
	Lightbulb,
	type LucideIcon,
	Map as MapIcon,
	MessageCircle,
	MessagesSquare,
	Mountain,
	Sprout,
	Sunrise,
	Telescope,
	TrendingUp,
} from "lucide-react";

/** Icons of milestones, by the server's names. */
const ICONS: Record<string, LucideIcon> = {
	bell: Bell,
	"book-open": BookOpen,
	"calendar-check": CalendarCheck,
	"calendar-days": CalendarDays,
	coffee: Coffee,
	compass: Compass,
	footprints: Footprints,
	glasses: Glasses,
	lightbulb: Lightbulb,
	map: MapIcon,
	"message-circle": MessageCircle,
	"messages-square": MessagesSquare,
	mountain: Mountain,
	sprout: Sprout,
	sunrise: Sunrise,
	telescope: Telescope,
	"trending-up": TrendingUp,
};

/** A sprout for one that this version of the page doesn't know yet. */
export function iconOf(name: string): LucideIcon {
	return ICONS[name] ?? Sprout;
}
