import { OUTCOMES_PATH } from "#web/lib/paths.ts";
import { showOutcomes } from "./parts/show-outcomes.ts";
import { wireQuickExits } from "./parts/wire-quick-exits.ts";

wireQuickExits();
void showOutcomes(OUTCOMES_PATH);
