import type { About } from "../about.ts";
import { ACCOUNT } from "./account.ts";
import { DEVICE } from "./device.ts";
import { GUIDE } from "./guide.ts";
import { PERSONAL } from "./personal.ts";
import { PRIVACY } from "./privacy.ts";
import { PRODUCT } from "./product.ts";

/** What people ask about the guide and about Attune. The first whose pattern fits answers. */
export const ABOUTS: readonly About[] = [...GUIDE, ...PERSONAL, ...PRIVACY, ...ACCOUNT, ...PRODUCT, ...DEVICE];
