import { recall, remember } from "../app/storage";

/** The games whose story has been told in this browser. */
const told = () => recall<string[]>("stories", []);

export const isUntold = (game: string) => !told().includes(game);

export function tell(game: string) {
  if (isUntold(game)) remember("stories", [...told(), game]);
}
