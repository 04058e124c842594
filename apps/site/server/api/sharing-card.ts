import { findCard } from '../content/sharing-card.ts';
import { NotFound } from './errors.ts';
import type { Handler } from './handler.ts';

/** The texts of the picture that a page is shared with, and where that picture is. */
export const sharingCard: Handler<'sharingCard'> = async (payload, { query }) => {
  const card = await findCard(payload, query.path);
  if (!card) throw new NotFound(`There is no page at “${query.path}”.`);
  return { success: true, card };
};
