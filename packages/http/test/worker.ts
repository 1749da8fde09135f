/** The service as a worker. */
import { createApi } from "@callsheet/http";

export default createApi();
