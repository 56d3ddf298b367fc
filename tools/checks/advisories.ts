import { execFile } from "node:child_process";

export type Hole = { name: string; severity: string; title: string };

/** What `npm audit` found; or that the registry wasn't able to tell, and why. */
export type AuditOutcome =
	| { kind: "audited"; packages: number; holes: Hole[] }
	| { kind: "not-asked"; reason: string };

type AuditReport = {
	message?: string;
	metadata?: { dependencies: { total: number } };
	vulnerabilities?: Record<string, { name: string; severity: string; via: (string | { title: string })[] }>;
};

/** Asks the registry for known holes in what the lockfile names. `registry` is its address, if not the usual one. */
export async function audit(registry?: string): Promise<AuditOutcome> {
	const { message, metadata, vulnerabilities }: AuditReport = JSON.parse(await auditJson(registry));
	if (!metadata) {
		return { kind: "not-asked", reason: message ?? "it gave no report" };
	}
	const holes = Object.values(vulnerabilities ?? {}).map(({ name, severity, via }) => ({
		name,
		severity,
		title: via.map((each) => (typeof each === "string" ? `by ${each}` : each.title)).join("; "),
	}));
	return { kind: "audited", packages: metadata.dependencies.total, holes };
}

/** npm exits with 1 both when it finds something and when it can't ask; its output tells which. */
function auditJson(registry?: string): Promise<string> {
	const args = ["audit", "--json", ...(registry ? ["--registry", registry] : [])];
	return new Promise((resolve, reject) => {
		execFile("npm", args, { maxBuffer: 64 * 1024 * 1024 }, (error, printed) =>
			printed.trim() === "" ? reject(error ?? new Error("npm audit printed nothing.")) : resolve(printed),
		);
	});
}
