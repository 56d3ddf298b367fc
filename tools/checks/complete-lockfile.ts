import { readFile, writeFile } from "node:fs/promises";
import { main } from "../lib/main.ts";

type LockedPackage = {
	version?: string;
	optional?: boolean;
	os?: string[];
	cpu?: string[];
	libc?: string[];
	optionalDependencies?: Record<string, string>;
};
type Lockfile = { packages: Record<string, LockedPackage> };

const LOCKFILE = "package-lock.json";
const SYSTEMS = [
	"android",
	"darwin",
	"freebsd",
	"linux",
	"netbsd",
	"openbsd",
	"openharmony",
	"sunos",
	"win32",
	"aix",
];
const PROCESSORS = [
	"arm64",
	"arm",
	"x64",
	"ia32",
	"riscv64",
	"s390x",
	"ppc64",
	"loong64",
	"mips64el",
	"wasm32",
];

/**
 * Run it after adding a package. A registry without other systems' packages leaves them out of the lockfile, and `npm
 * ci` then fails everywhere. This adds them, for the system in their name, so that they're skipped here and found
 * elsewhere.
 */
await main(async () => {
	const lockfile = JSON.parse(await readFile(LOCKFILE, "utf8")) as Lockfile;
	const added: string[] = [];
	for (const [path, { optionalDependencies }] of Object.entries(lockfile.packages)) {
		for (const [name, version] of Object.entries(optionalDependencies ?? {})) {
			if (!isLocked(lockfile, path, name)) {
				lockfile.packages[`node_modules/${name}`] = entryFor(name, version);
				added.push(name);
			}
		}
	}
	lockfile.packages = Object.fromEntries(
		Object.entries(lockfile.packages).sort(([a], [b]) => (a < b ? -1 : 1)),
	);
	await writeFile(LOCKFILE, `${JSON.stringify(lockfile, null, "\t")}\n`);
	process.stdout.write(`${added.length} packages of other systems written into ${LOCKFILE}.\n`);
});

/** Searches like Node: beside the requiring package, then in every folder above. */
function isLocked({ packages }: Lockfile, path: string, name: string): boolean {
	for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/")))) {
		if (packages[folder === "" ? `node_modules/${name}` : `${folder}/node_modules/${name}`]) {
			return true;
		}
		if (folder === "" || !folder.includes("/node_modules/")) {
			return packages[`node_modules/${name}`] !== undefined;
		}
	}
}

function entryFor(name: string, version: string): LockedPackage {
	const parts = name.split(/[/-]/);
	const os = SYSTEMS.filter((system) => parts.includes(system));
	const cpu = PROCESSORS.filter((processor) => parts.includes(processor));
	if (parts.some((part) => part.startsWith("arm") && part.endsWith("eabihf")) || parts.includes("eabi")) {
		cpu.push("arm");
	}
	if (os.length === 0 && cpu.length === 0) {
		throw new Error(`${name} is missing from the lockfile and its name does not say for which system it is.`);
	}
	const entry: LockedPackage = { version, optional: true };
	return {
		...entry,
		...(cpu.length > 0 ? { cpu: [...new Set(cpu)] } : {}),
		...(parts.some((part) => part.startsWith("musl")) ? { libc: ["musl"] } : {}),
		...(os.length > 0 ? { os } : {}),
	};
}
