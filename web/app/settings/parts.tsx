import {
	Bell,
	KeyRound,
	LifeBuoy,
	type LucideIcon,
	MessagesSquare,
	Palette,
	ShieldCheck,
	UserRound,
} from "lucide-react";
import type { ReactNode } from "react";
import type { User } from "#shared/schemas/users.ts";
import { ErrorRegion } from "#web/components/feedback/error-region.tsx";
import { ContactCard } from "#web/features/account/components/contact-card.tsx";
import { PasswordCard } from "#web/features/account/components/password-card.tsx";
import { SessionsCard } from "#web/features/account/components/sessions-card.tsx";
import { NotificationSettings } from "#web/features/notifications/components/notification-settings.tsx";
import { SafetyPlanPart } from "#web/features/safety/safety-plan-part.tsx";
import { DetailsCard } from "#web/features/users/components/details-card.tsx";
import type { SettingsPart } from "#web/lib/paths.ts";
import { AppearancePart } from "./appearance-part.tsx";
import { CoachPart } from "./coach-part.tsx";
import { DataPart } from "./data-part.tsx";

export type Part = {
	part: SettingsPart;
	name: string;
	hint: string;
	Icon: LucideIcon;
	/** Said below the name on its own page. */
	lead?: string;
	content: (user: User) => ReactNode;
};

export const PARTS: readonly Part[] = [
	{
		part: "account",
		name: "Account",
		hint: "Name, email, phone, username",
		Icon: UserRound,
		content: (user) => (
			<>
				<ErrorRegion name="Your details">
					<DetailsCard user={user} />
				</ErrorRegion>
				<ErrorRegion name="Email and username">
					<ContactCard user={user} />
				</ErrorRegion>
			</>
		),
	},
	{
		part: "sign-in",
		name: "Sign-in",
		hint: "Password, your devices",
		Icon: KeyRound,
		content: (user) => (
			<>
				<ErrorRegion name="Your password">
					<PasswordCard user={user} />
				</ErrorRegion>
				<ErrorRegion name="Your devices">
					<SessionsCard user={user} />
				</ErrorRegion>
			</>
		),
	},
	{
		part: "notifications",
		name: "Notifications",
		hint: "When, how often, what about",
		Icon: Bell,
		content: (user) => <NotificationSettings user={user} />,
	},
	{
		part: "coach",
		name: "Your coach",
		hint: "Who replies, how it talks, memory",
		Icon: MessagesSquare,
		content: (user) => <CoachPart user={user} />,
	},
	{
		part: "appearance",
		name: "Appearance",
		hint: "Light or dark, scenes, colours",
		Icon: Palette,
		content: (user) => <AppearancePart user={user} />,
	},
	{
		part: "data",
		name: "Privacy and data",
		hint: "Export, what we store, delete account",
		Icon: ShieldCheck,
		content: (user) => <DataPart user={user} />,
	},
	{
		part: "safety-plan",
		name: "Your safety plan",
		hint: "In your own words, also offline",
		Icon: LifeBuoy,
		lead: "Write this when you're feeling steady, to use when you're not. Your coach can't read it. You can print it, and find it offline under Get help now.",
		content: (user) => <SafetyPlanPart user={user} />,
	},
];
