import { type ReactNode, useState } from "react";
import { Link, useLocation } from "wouter";
import { SceneHeading } from "#web/components/scene/scene-heading.tsx";
import { SceneLayout } from "#web/components/scene/scene-layout.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { useDocumentTitle } from "#web/lib/hooks/use-document-title.ts";
import { paths } from "#web/lib/paths.ts";
import { forgetCarried, readCarried } from "#web/lib/storage/carried-talk.ts";
import { CarriedWords } from "./components/carried-words.tsx";
import { SignUpForm } from "./components/sign-up-form.tsx";

const REDIRECT_DELAY = 100;

/** `children` stand under the form: where the words go that one will write here. */
export function SignUpPage({ children }: { children?: ReactNode }) {
	useDocumentTitle("Create your account");
	const [, navigate] = useLocation();
	const [carried] = useState(readCarried);
	const [isLeftOut, setIsLeftOut] = useState(false);

	function handleLeaveOut() {
		forgetCarried();
		setIsLeftOut(true);
	}

	function handleSignedUp() {
		setTimeout(() => navigate(paths.onboarding, { replace: true }), REDIRECT_DELAY);
	}

	return (
		<SceneLayout
			over={carried && <CarriedWords talk={isLeftOut ? null : carried} onLeaveOut={handleLeaveOut} />}
		>
			<SceneHeading title="Create Your Account">
				{carried && !isLeftOut ? "You'll pick up where you left off." : "A quiet place to think out loud."}
			</SceneHeading>
			<SignUpForm onSignedUp={handleSignedUp} />
			{children}
			<p className="mt-5 text-soft text-sm">
				Already have an account?{" "}
				<Button asChild variant="link" size="inline">
					<Link href={paths.signIn}>Sign in</Link>
				</Button>
			</p>
		</SceneLayout>
	);
}
