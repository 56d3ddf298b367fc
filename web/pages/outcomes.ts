import { OUTCOMES_PATH } from "#web/lib/paths.ts";
import { showOutcomes } from "./show-outcomes.ts";
import { wireQuickExits } from "./wire-quick-exits.ts";

wireQuickExits();
void showOutcomes(OUTCOMES_PATH);
