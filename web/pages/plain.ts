import { wireQuickExits } from "./wire-quick-exits.ts";

wireQuickExits();
