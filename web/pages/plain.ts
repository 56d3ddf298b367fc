import { wireQuickExits } from "./parts/wire-quick-exits.ts";

wireQuickExits();
