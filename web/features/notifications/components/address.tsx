/** An email address that breaks after its @ first. */
export function Address({ email }: { email: string }) {
	const at = email.lastIndexOf("@") + 1;
	return (
		<strong className="break-words font-semibold text-ink">
			{email.slice(0, at)}
			<wbr />
			{email.slice(at)}
		</strong>
	);
}
