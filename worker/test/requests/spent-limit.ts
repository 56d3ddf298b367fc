/** An edge's limiter that lets nothing more through, and keeps in `asked` what it was asked for. The local one begins anew with each minute of the clock. */
export function spentLimit(asked: string[] = []): RateLimit {
	return {
		async limit({ key }) {
			asked.push(key);
			return { success: false };
		},
	};
}
