import { useForm } from "react-hook-form";
import { Link } from "wouter";
import type { User } from "#shared/schemas/users.ts";
import { BrandMark } from "#web/components/brand-mark.tsx";
import { Alert } from "#web/components/ui/alert.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { useGiveConsent } from "#web/features/account/api/give-consent.ts";
import { useSignOut } from "#web/features/auth/api/sign-out.ts";
import { AdultBox, HealthBox } from "#web/features/auth/components/consent-boxes.tsx";
import { errorMessage } from "#web/lib/api/readable-error.ts";
import { useDocumentTitle } from "#web/lib/hooks/use-document-title.ts";
import { useLeave } from "#web/lib/hooks/use-leave.ts";
import { paths, staticPaths } from "#web/lib/paths.ts";
import { schemaResolver } from "#web/lib/schema-resolver.ts";
import { showToast } from "#web/lib/toast-store.ts";

// Only the person may tick these.
const EMPTY = { adultConfirmed: false as unknown as true, healthConsent: false as unknown as true };
const LINK = "underline underline-offset-4";

/** Asks once for the two boxes of sign-up, for an account that was made without them. */
export function ConsentPage({ user }: { user: User }) {
	useDocumentTitle("Two things first");
	const consent = useGiveConsent(user.id);
	const form = useForm({
		resolver: schemaResolver(async () => (await import("#shared/schemas/auth.ts")).consentFormSchema),
		defaultValues: EMPTY,
	});
	const { errors } = form.formState;
	return (
		<main className="mx-auto flex min-h-dvh w-full max-w-xl flex-col px-4 pt-5 pb-10 sm:px-6 sm:pt-10">
			<BrandMark className="self-start" />
			<div className="arrive my-auto pt-6">
				<h1 className="text-3xl sm:text-4xl">Two things first</h1>
				<p className="mt-2 text-soft">
					Your account was made without these two questions. Until you answer, your coach doesn't start, we
					learn nothing, and no company gets your words.
				</p>
				<form
					noValidate
					onSubmit={form.handleSubmit((values) => consent.mutate(values))}
					className="mt-7 flex flex-col gap-5"
				>
					{consent.error && (
						<Alert key={consent.submittedAt}>
							{errorMessage(consent.error, "We couldn't save that. Please try again.")}
						</Alert>
					)}
					<AdultBox error={errors.adultConfirmed?.message} {...form.register("adultConfirmed")} />
					<HealthBox error={errors.healthConsent?.message} {...form.register("healthConsent")} />
					<Button type="submit" size="large" disabled={consent.isPending} className="sm:self-start">
						{consent.isPending ? "Saving…" : "Agree and continue"}
					</Button>
				</form>
				<p className="mt-7 text-soft text-sm">
					If you'd rather not, you can export everything or delete your account in{" "}
					<Link href={paths.settings} className={LINK}>
						Settings
					</Link>
					. <SignOut /> The{" "}
					<a href={staticPaths.privacy} className={LINK}>
						privacy page
					</a>{" "}
					says what we store. If you need a person now,{" "}
					<a href={staticPaths.help} className={LINK}>
						get help here
					</a>
					.
				</p>
			</div>
		</main>
	);
}

function sayFailed(error: Error): void {
	const description = errorMessage(error, "Something went wrong");
	showToast({ title: "Sign out failed", description, variant: "destructive" });
}

function SignOut() {
	const leave = useLeave();
	const signOut = useSignOut(() => leave());
	return (
		<>
			Or{" "}
			<button
				type="button"
				className={LINK}
				disabled={signOut.isPending}
				onClick={() => signOut.mutate(undefined, { onError: sayFailed })}
			>
				sign out
			</button>
			.
		</>
	);
}
