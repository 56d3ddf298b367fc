/** Every place a person can go. */
export const paths = {
	home: "/",
	landing: "/landing",
	signIn: "/signin",
	signUp: "/signup",
	onboarding: "/onboarding",
	assessment: "/assessment",
	dashboard: "/dashboard",
	profile: "/profile",
} as const;
