/** An object's one alarm. It remembers when it's armed for: one that is set is billed as a row. */
export class ArmedAlarm {
	private readonly storage: DurableObjectStorage;
	/** In ms. Null when none is armed; undefined when unknown, because memory is lost on eviction. */
	private armedFor: number | null | undefined;

	constructor(storage: DurableObjectStorage) {
		this.storage = storage;
	}

	/** Has it ring at `at` (ms) or a little before, or never. In the same step as the writes it belongs to: they're kept together. */
	async arm(at: number | null): Promise<void> {
		const { armedFor } = this;
		if (at === null && armedFor !== null) {
			this.armedFor = null;
			await this.storage.deleteAlarm();
		} else if (at !== null && (armedFor == null || armedFor > at)) {
			this.armedFor = at;
			await this.storage.setAlarm(at);
		}
	}

	/** Call it when the alarm fires. */
	rang(): void {
		this.armedFor = null;
	}
}
