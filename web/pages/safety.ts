import { HELP_COUNTS_PATH } from "#web/lib/paths.ts";
import { showHelpCounts } from "./parts/show-help-counts.ts";
import { showPlaces } from "./parts/show-places.ts";
import { wireQuickExits } from "./parts/wire-quick-exits.ts";

wireQuickExits();
showPlaces();
void showHelpCounts(HELP_COUNTS_PATH);
