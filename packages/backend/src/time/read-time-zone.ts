import type { Payload, TimezonesConfig } from 'payload';
import { execute, sql } from '../database/transaction.ts';
import { nameTimeZone, setCompanyTimeZone } from './company-time.ts';

const shared = globalThis as { scheduleTimeZones?: TimezonesConfig };
shared.scheduleTimeZones ??= { defaultTimezone: 'UTC', supportedTimezones: [{ label: 'UTC', value: 'UTC' }] };

/**
 * The only zone that Payload offers for schedules. One object for all copies of this module and of the configuration,
 * of which Next's bundles make several, because Payload caches for browsers what refers to it.
 */
export const scheduleTimeZones: TimezonesConfig = shared.scheduleTimeZones;

/**
 * Reads the company's time zone from the settings for this process. Both apps call it once a second.
 * @throws when the database cannot be reached or has no settings table yet
 */
export async function readTimeZone(payload: Payload): Promise<void> {
  const { rows } = await execute(payload)<{ time_zone: string }>(sql`select time_zone from settings limit 1`);
  const value = rows[0]?.time_zone ?? 'UTC';
  setCompanyTimeZone(value);
  scheduleTimeZones.defaultTimezone = value;
  scheduleTimeZones.supportedTimezones = [{ label: nameTimeZone(value), value }];
}
