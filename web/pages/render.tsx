import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { HealthDataPage } from "./health-data-page.tsx";
import { HelpPage } from "./help-page.tsx";
import { LandingPage } from "./landing/landing-page.tsx";
import { OutcomesPage } from "./outcomes-page.tsx";
import { PrivacyPage } from "./privacy-page.tsx";
import { SafetyPage } from "./safety-page.tsx";
import type { Operator, RenderPage, StaticPage } from "./static-page.ts";
import { TermsPage } from "./terms-page.tsx";

const PAGES: Record<StaticPage, (country: string | null, operator: Operator | null) => ReactNode> = {
	landing: () => <LandingPage />,
	help: (country) => <HelpPage country={country} />,
	safety: (_, operator) => <SafetyPage operator={operator} />,
	outcomes: () => <OutcomesPage />,
	privacy: (_, operator) => <PrivacyPage operator={operator} />,
	"health-data": (_, operator) => <HealthDataPage operator={operator} />,
	terms: (_, operator) => <TermsPage operator={operator} />,
};

export const renderPage: RenderPage = (name, country, operator) =>
	renderToStaticMarkup(PAGES[name](country, operator));
