import { raw } from "hono/html";
import type { Child, FC } from "hono/jsx";
import { PALETTE } from "../../palette.ts";

const { day: COLOURS, night: NIGHT } = PALETTE;

/**
 * Dark mode. Apple Mail follows these, Outlook's apps the second; Gmail's and desktop Outlook invert on their own.
 */
const DARK = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
	.paper { background: ${NIGHT.paper} !important; }
	.plate { background: ${NIGHT.plate} !important; border-color: ${NIGHT.hairline} !important; }
	.ink { color: ${NIGHT.ink} !important; }
	.soft { color: ${NIGHT.soft} !important; }
	.press { background: ${NIGHT.accent} !important; color: ${NIGHT.onAccent} !important; }
	.track { background: ${NIGHT.hairline} !important; }
}
[data-ogsc] .ink { color: ${NIGHT.ink} !important; }
[data-ogsc] .soft { color: ${NIGHT.soft} !important; }
[data-ogsb] .paper { background: ${NIGHT.paper} !important; }
[data-ogsb] .plate { background: ${NIGHT.plate} !important; }
@media (max-width: 480px) { .plate { padding: 28px 22px !important; } }
`;

const SERIF = "Georgia, 'Times New Roman', serif";
const SANS = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** One clear action. */
export type EmailAction = { text: string; url: string };

type EmailLayoutProps = {
	appUrl: string;
	/** Text that a mailbox list shows after the subject. */
	preheader: string;
	title: string;
	action: EmailAction;
	/** Shown under the action. */
	note?: string;
	/** Where to unsubscribe, and where to change the settings. */
	ways?: { unsubscribeUrl: string; settingsUrl: string };
	reason: string;
	/** Shows a band of the app's scene above the text: for the coach's emails, not for those about the account. */
	hasScene?: boolean;
	children: Child;
};

/**
 * The frame of every email: a table, because Outlook supports no other layout; inline styles, because Gmail drops the
 * rest.
 */
export const EmailLayout: FC<EmailLayoutProps> = ({
	appUrl,
	preheader,
	title,
	action,
	note,
	ways,
	reason,
	hasScene = false,
	children,
}) => (
	<html lang="en">
		<head>
			<meta charset="utf-8" />
			<meta name="viewport" content="width=device-width, initial-scale=1" />
			<meta name="color-scheme" content="light dark" />
			<meta name="supported-color-schemes" content="light dark" />
			{/* Without it phones underline what looks like a date or an address. */}
			<meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
			<title>{title}</title>
			<style>{DARK}</style>
		</head>
		<body class="paper" style={`margin:0;padding:0;background:${COLOURS.paper};`}>
			<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;">
				{preheader}
				{/* Fills the rest of the preview line, so that mailbox lists show nothing further. */}
				{" \u200c\u00a0".repeat(60)}
			</div>
			<table
				role="presentation"
				class="paper"
				width="100%"
				cellpadding="0"
				cellspacing="0"
				style={`background:${COLOURS.paper};`}
			>
				<tr>
					<td align="center" style="padding:32px 16px;">
						{/* Desktop Outlook renders with Word, which ignores max-width: it gets a wrapper table. */}
						{raw(
							'<!--[if mso]><table role="presentation" width="560" cellpadding="0" cellspacing="0"><tr><td><![endif]-->',
						)}
						<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;">
							<tr>
								<td style="padding:0 8px 20px;">
									<a href={`${appUrl}/?from=note`} style="text-decoration:none;">
										<img
											src={`${appUrl}/mail/mark.png`}
											width="32"
											height="32"
											alt=""
											style="border:0;vertical-align:middle;"
										/>
										<span
											class="ink"
											style={`padding-left:10px;font-family:${SERIF};font-size:24px;line-height:32px;vertical-align:middle;color:${COLOURS.ink};`}
										>
											Attune
										</span>
									</a>
								</td>
							</tr>
							{hasScene && (
								<tr>
									<td>
										<img
											src={`${appUrl}/mail/scene.png`}
											width="560"
											alt=""
											style="display:block;width:100%;height:auto;border:0;border-radius:20px 20px 0 0;"
										/>
									</td>
								</tr>
							)}
							<tr>
								<td
									class="plate"
									style={`background:${COLOURS.plate};border:1px solid ${COLOURS.hairline};border-radius:${hasScene ? "0 0 20px 20px" : "20px"};padding:36px 36px 38px;`}
								>
									<h1
										class="ink"
										style={`margin:0 0 16px;font-family:${SERIF};font-weight:400;font-size:27px;line-height:1.25;color:${COLOURS.ink};`}
									>
										{title}
									</h1>
									{children}
									<table role="presentation" cellpadding="0" cellspacing="0" style="margin:28px 0 0;">
										<tr>
											{/* Word ignores a link's padding, but not its cell's. */}
											<td
												class="press"
												bgcolor={COLOURS.accent}
												style="border-radius:999px;mso-padding-alt:14px 28px;"
											>
												<a
													href={action.url}
													class="press"
													style={`display:inline-block;padding:14px 28px;border-radius:999px;background:${COLOURS.accent};font-family:${SANS};font-size:16px;line-height:20px;font-weight:600;color:${COLOURS.onAccent};text-decoration:none;`}
												>
													{action.text}
												</a>
											</td>
										</tr>
									</table>
									{note && <Small>{note}</Small>}
								</td>
							</tr>
							<tr>
								<td style="padding:22px 12px 0;">
									<Small>{reason}</Small>
									{ways && (
										<Small>
											<a href={ways.settingsUrl} class="soft" style={`color:${COLOURS.soft};`}>
												Change when or how often
											</a>
											{" · "}
											<a href={ways.unsubscribeUrl} class="soft" style={`color:${COLOURS.soft};`}>
												Unsubscribe
											</a>
										</Small>
									)}
									<Small>
										Attune isn't therapy or an emergency service.{" "}
										<a href={`${appUrl}/help`} class="soft" style={`color:${COLOURS.soft};`}>
											Get help now
										</a>
									</Small>
								</td>
							</tr>
						</table>
						{raw("<!--[if mso]></td></tr></table><![endif]-->")}
					</td>
				</tr>
			</table>
		</body>
	</html>
);

/** A paragraph of a letter. */
export const Words: FC<{ children: Child }> = ({ children }) => (
	<p
		class="ink"
		style={`margin:0 0 14px;font-family:${SANS};font-size:17px;line-height:1.6;color:${COLOURS.ink};`}
	>
		{children}
	</p>
);

const Small: FC<{ children: Child }> = ({ children }) => (
	<p
		class="soft"
		style={`margin:14px 0 0;font-family:${SANS};font-size:14px;line-height:1.5;color:${COLOURS.soft};`}
	>
		{children}
	</p>
);

/** A bar of a need: a table with two cells, the one filled. */
export const NeedBar: FC<{ name: string; percent: number; isFocus: boolean }> = ({
	name,
	percent,
	isFocus,
}) => (
	<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 12px;">
		<tr>
			<td
				class="ink"
				style={`padding:0 0 5px;font-family:${SANS};font-size:15px;line-height:1.3;color:${COLOURS.ink};${isFocus ? "font-weight:600;" : ""}`}
			>
				{name}: {percent}%{isFocus && " · looked at first"}
			</td>
		</tr>
		<tr>
			<td>
				<table
					role="presentation"
					class="track"
					width="100%"
					cellpadding="0"
					cellspacing="0"
					bgcolor={COLOURS.hairline}
					style={`background:${COLOURS.hairline};border-radius:4px;`}
				>
					<tr>
						<td
							class="press"
							width={`${percent}%`}
							height="8"
							bgcolor={COLOURS.accent}
							style="height:8px;line-height:8px;font-size:0;border-radius:4px;"
						>
							&nbsp;
						</td>
						<td height="8" style="height:8px;line-height:8px;font-size:0;">
							{percent < 100 && "\u00a0"}
						</td>
					</tr>
				</table>
			</td>
		</tr>
	</table>
);
