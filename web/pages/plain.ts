import { showPlaces } from "./parts/show-places.ts";
import { wireQuickExits } from "./parts/wire-quick-exits.ts";

wireQuickExits();
showPlaces();
