import { OUTCOMES_PATH } from "#web/lib/paths.ts";
import { showOutcomes } from "./parts/show-outcomes.ts";
import { showPlaces } from "./parts/show-places.ts";
import { wireQuickExits } from "./parts/wire-quick-exits.ts";

wireQuickExits();
showPlaces();
void showOutcomes(OUTCOMES_PATH);
