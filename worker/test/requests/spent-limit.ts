/**
 * A rate limiter that refuses everything, and adds each key to `asked`. The local limiter counts by minutes of the clock, so a test
 * that reaches its limit fails when the minute changes meanwhile.
 */
export function spentLimit(asked: string[] = []): RateLimit {
	return {
		async limit({ key }) {
			asked.push(key);
			return { success: false };
		},
	};
}
