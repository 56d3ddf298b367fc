import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { remoteFaults } from "./remote-migrations.ts";

const FILES = readdirSync("migrations").filter((file) => file.endsWith(".sql"));

test.each(FILES)("%s is split by remote D1 as it is by a local run", (file) => {
	expect(remoteFaults(readFileSync(`migrations/${file}`, "utf8"))).toEqual([]);
});

test.each([
	["-- Each person's own.\nSELECT 1;", "line 1: a quote or a semicolon in a comment"],
	["SELECT 1; -- everybody's\nSELECT 2;", "line 1: a quote or a semicolon in a comment"],
	["-- First this; then that.\nSELECT 1;", "line 1: a quote or a semicolon in a comment"],
	[
		"CREATE TRIGGER a AFTER INSERT ON b BEGIN\n  DELETE FROM c;\nEND;",
		"line 1: a trigger that goes on over lines",
	],
	[
		"CREATE TRIGGER a AFTER INSERT ON b BEGIN DELETE FROM c; end;",
		"line 1: a trigger that goes on over lines",
	],
	[
		"CREATE TRIGGER a AFTER INSERT ON b BEGIN UPDATE c SET d = CASE e WHEN 1 THEN 2 END; END;",
		"line 1: CASE in a trigger",
	],
	["/* each person's */\nSELECT 1;", "line 1: a comment that isn't after --"],
	[
		"CREATE\nTRIGGER a AFTER INSERT ON b BEGIN DELETE FROM c; END;",
		"line 1: a CREATE whose kind is on another line",
	],
	["SELECT 1; SELECT 2;", "line 1: two statements"],
	["SELECT 1;\r\nSELECT 2;", "line 1: a carriage return"],
	["SELECT 1;\n-- The end", "line 2: a comment ends the file"],
])("a migration that fails on remote D1 is refused: %j", (sql, fault) => {
	expect(remoteFaults(sql)).toContain(fault);
});

test.each([
	"INSERT INTO a VALUES ('it''s; all -- words');",
	"SELECT 1;--> statement-breakpoint\nSELECT 2;",
	"-- `owner` is in the index.\nSELECT 1;",
	"CREATE TRIGGER a AFTER INSERT ON b WHEN new.c <> 'x' BEGIN DELETE FROM d; INSERT INTO e VALUES (';'); END;",
])("a migration that works there is not: %j", (sql) => {
	expect(remoteFaults(sql)).toEqual([]);
});
