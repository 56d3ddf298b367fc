import type { Child } from "hono/jsx";
import { type EmailAction, EmailLayout, Words } from "./email-layout.tsx";

/** An email's subject, HTML and text. */
export type RenderedEmail = { subject: string; html: string; text: string };

/** How it is ended, where it can be, and where it is set. */
export type Ways = { unsubscribeUrl: string; settingsUrl: string };

type Parts = {
	appUrl: string;
	subject: string;
	preheader: string;
	paragraphs: string[];
	more?: Child;
	moreText?: string | null;
	action: EmailAction;
	note?: string;
	reason: string;
	ways?: Ways;
	hasScene?: boolean;
};

/** A letter in both of its forms. */
export function written(parts: Parts): RenderedEmail {
	const {
		subject,
		paragraphs,
		more,
		moreText,
		action,
		note,
		reason,
		ways,
		appUrl,
		preheader,
		hasScene = false,
	} = parts;
	const html = (
		<EmailLayout
			appUrl={appUrl}
			preheader={preheader}
			title={subject}
			action={action}
			reason={reason}
			hasScene={hasScene}
			{...(note ? { note } : {})}
			{...(ways ? { ways } : {})}
		>
			{paragraphs.map((words) => (
				<Words>{words}</Words>
			))}
			{more}
		</EmailLayout>
	);
	const text = [
		subject,
		...paragraphs,
		moreText,
		`${action.text}:\n${action.url}`,
		note,
		`--\n${reason}`,
		ways && `Change when or how often: ${ways.settingsUrl}\nUnsubscribe: ${ways.unsubscribeUrl}`,
		`Attune isn't therapy or an emergency service. Get help now: ${appUrl}/help`,
	];
	return { subject, html: `<!doctype html>${html}`, text: `${text.filter(Boolean).join("\n\n")}\n` };
}
