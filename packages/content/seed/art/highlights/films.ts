import { circlingFilm } from './circling-film.ts';
import { risingFilm } from './rising-film.ts';

/** The films of the gallery. */
export const films: Record<string, (width: number, height: number) => (share: number) => string> = {
  'sabarmati-kite-day-1': risingFilm,
  'garba-evening-1': circlingFilm,
};
