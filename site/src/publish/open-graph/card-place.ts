import catalogue from "@callsheet/catalogue/internal/catalogue.json";
import { modelPlace, type Place, taskPlace } from "../../routes.ts";

const ofModels = new Map<Place, Place>(catalogue.models.map(({ id, task }) => [modelPlace(id), taskPlace(task)]));

/** The page whose card a page uses: a model uses its task's, every other page its own. */
export const cardPlace = (place: Place): Place => ofModels.get(place) ?? place;
