import { Hono } from "hono";
import { expect, it } from "vitest";
import type { AppContext } from "../../http/app-context.ts";
import { addressOf } from "./rate-limit.ts";

async function addressFor(address: string): Promise<string> {
	const app = new Hono<AppContext>().get("/", (c) => c.text(addressOf(c)));
	return (await app.request("/", { headers: { "cf-connecting-ip": address } })).text();
}

it.each([
	["198.51.100.7", "198.51.100.7"],
	["2001:db8:1:2::1", "2001:db8:1:2"],
	["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
	["2001:0db8:0001:0002::", "2001:db8:1:2"],
	["2001:db8::1", "2001:db8:0:0"],
	["::1", "0:0:0:0"],
])("%s is limited as %s: of IPv6 a house has all addresses of one network", async (address, key) => {
	expect(await addressFor(address)).toBe(key);
});
