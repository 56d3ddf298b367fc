import { useEffect, useState } from "react";
import { MINI_IPIP } from "#shared/personality/mini-ipip.ts";
import { readPersonal, writePersonal } from "#web/lib/storage/personal-storage.ts";

const STORAGE_NAME = "personality";

/** The answers so far: 1 to 5 each, null for unanswered ones. They survive a reload, and are cleared once sent. */
export function useAnswers(userId: string) {
	const [answers, setAnswers] = useState(() => parseAnswers(readPersonal(userId, STORAGE_NAME)));
	useEffect(() => {
		const isEmpty = answers.every((answer) => answer === null);
		writePersonal(userId, STORAGE_NAME, isEmpty ? null : JSON.stringify(answers));
	}, [userId, answers]);
	return {
		answers,
		answer: (index: number, value: number) => setAnswers((before) => before.with(index, value)),
		forget: () => writePersonal(userId, STORAGE_NAME, null),
	};
}

const NONE: readonly (number | null)[] = MINI_IPIP.map(() => null);

function parseAnswers(kept: string | null): (number | null)[] {
	try {
		const answers: unknown = JSON.parse(kept ?? "null");
		return Array.isArray(answers) && answers.length === NONE.length ? answers.map(anAnswer) : [...NONE];
	} catch {
		return [...NONE];
	}
}

function anAnswer(value: unknown): number | null {
	return typeof value === "number" && [1, 2, 3, 4, 5].includes(value) ? value : null;
}
