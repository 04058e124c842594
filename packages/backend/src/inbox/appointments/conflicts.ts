import { type Execute, sql } from '../../database/transaction.ts';

/**
 * Lists the offered times of each appointment that are still to come and at which nobody of its staff is booked for
 * another one.
 */
export async function readFreeSlots(execute: Execute, ids: number[]): Promise<Map<number, string[]>> {
  const free = new Map<number, string[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return free;
  const { rows } = await execute<{ id: number; at: Date | string }>(sql`
    select a.id, s.starts_at as at from appointments a join appointments_slots s on s._parent_id = a.id
    where a.id in ${ids} and s.starts_at > ${new Date().toISOString()}::timestamptz
      and s.starts_at is distinct from a.starts_at
      and not exists (
        select from appointments_rels mine
          join appointments_rels theirs on theirs.users_id = mine.users_id and theirs.path = 'people'
          join appointments b on b.id = theirs.parent_id
        where mine.parent_id = a.id and mine.path = 'people' and b.id <> a.id and b.state = 'booked'
          and b.starts_at < s.starts_at + make_interval(mins => a.minutes::int)
          and s.starts_at < b.starts_at + make_interval(mins => b.minutes::int))
    order by s.starts_at`);
  for (const { id, at } of rows) free.get(id)?.push(new Date(at).toISOString());
  return free;
}

/**
 * Locks the staff of an appointment until the transaction ends, in the order of their ids: of two guests who choose
 * one slot, the second waits here and then finds it taken.
 */
export async function lockPeople(execute: Execute, id: number): Promise<void> {
  await execute(sql`
    select id from users where id in (
      select users_id from appointments_rels where parent_id = ${id} and path = 'people')
    order by id for no key update`);
}

/** Another appointment of somebody at the same time, booked or offered. */
export interface Overlap {
  name: string;
  about: string;
  state: 'booked' | 'offered';
  /** ISO time. */
  at: string;
}

/** Lists what overlaps with new times of staff. @param except the appointment that moves */
export async function listOverlaps(
  execute: Execute,
  { people, starts, minutes }: { people: number[]; starts: string[]; minutes: number },
  except = 0,
): Promise<Overlap[]> {
  const times = starts.map((start) => sql`(${start}::timestamptz)`);
  const { rows } = await execute<Omit<Overlap, 'at'> & { at: Date | string }>(sql`
    select distinct u.name, b.about, b.state, t.at from appointments b
      join appointments_rels r on r.parent_id = b.id and r.path = 'people'
      join users u on u.id = r.users_id
      cross join lateral (
        select b.starts_at as at where b.state = 'booked'
        union all
        select s.starts_at from appointments_slots s where s._parent_id = b.id and b.state = 'offered') t
      join (values ${sql.join(times, sql`, `)}) n (at)
        on n.at < t.at + make_interval(mins => b.minutes::int)
        and t.at < n.at + make_interval(mins => ${minutes}::int)
    where r.users_id in ${people} and b.id <> ${except} order by t.at, u.name limit 20`);
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
}
