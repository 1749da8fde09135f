import catalogue from "@callsheet/catalogue/catalogue.json";
import { modelPlace, type Place, taskPlace } from "../../routes.ts";

const ofModels = new Map<Place, Place>(catalogue.models.map(({ id, task }) => [modelPlace(id), taskPlace(task)]));

/** The page whose card a page is shown with: its own, but a model's is its task's. */
export const cardPlace = (place: Place): Place => ofModels.get(place) ?? place;
