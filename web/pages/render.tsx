import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { HealthDataPage } from "./health-data-page.tsx";
import { HelpPage } from "./help-page.tsx";
import { LandingPage } from "./landing/landing-page.tsx";
import { OutcomesPage } from "./outcomes-page.tsx";
import { PrivacyPage } from "./privacy-page.tsx";
import { SafetyPage } from "./safety-page.tsx";
import type { RenderPage, StaticPage } from "./static-page.ts";
import { TermsPage } from "./terms-page.tsx";

const PAGES: Record<StaticPage, (country: string | null) => ReactNode> = {
	landing: () => <LandingPage />,
	help: (country) => <HelpPage country={country} />,
	safety: () => <SafetyPage />,
	outcomes: () => <OutcomesPage />,
	privacy: () => <PrivacyPage />,
	"health-data": () => <HealthDataPage />,
	terms: () => <TermsPage />,
};

export const renderPage: RenderPage = (name, country = null) => renderToStaticMarkup(PAGES[name](country));
