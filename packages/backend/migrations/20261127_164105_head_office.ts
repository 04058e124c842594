import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';
import { generateKeyBetween } from 'payload/shared';

type Db = Pick<MigrateUpArgs, 'db'>['db'];

interface Office {
  id: number;
  key: string;
  name: string;
  address: string;
  country: string | null;
  isPublished: boolean;
}

/** What the settings said about the head office. */
interface Texts {
  label: string;
  address: string;
}

/**
 * The head office was a group of two texts in the settings; it is a relation to an office now. An office with the same
 * address or name becomes it; without one, an office is created from the texts. Their columns stay for the version
 * before, which serves during the update; the next version drops them.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "settings" ADD COLUMN "head_office_id" integer;
  ALTER TABLE "_settings_v" ADD COLUMN "version_head_office_id" integer;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_head_office_id_offices_id_fk" FOREIGN KEY ("head_office_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_settings_v" ADD CONSTRAINT "_settings_v_version_head_office_id_offices_id_fk" FOREIGN KEY ("version_head_office_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "settings_head_office_idx" ON "settings" USING btree ("head_office_id");
  CREATE INDEX "_settings_v_version_version_head_office_idx" ON "_settings_v" USING btree ("version_head_office_id");`);
  const [settings] = await query<Texts>(
    db,
    sql`select coalesce(head_office_label, '') as label, coalesce(head_office_address, '') as address from settings`,
  );
  if (!settings || !normalise(settings.label + settings.address)) return;

  const offices = await query<Office>(
    db,
    sql`select id, coalesce(key, '') as key, coalesce(name, '') as name, coalesce(address, '') as address, country,
      _status = 'published' and deleted_at is null as "isPublished" from offices order by _order collate "C", id`,
  );
  const published = offices.filter(({ isPublished }) => isPublished);
  const headOffice = findMatch(published, settings)?.id ?? (await createOffice(db, settings, offices));
  await db.execute(sql`update settings set head_office_id = ${headOffice}`);
  const versions = await query<Texts & { id: number }>(
    db,
    sql`select id, coalesce(version_head_office_label, '') as label, coalesce(version_head_office_address, '') as address
      from _settings_v`,
  );
  for (const version of versions) {
    const own = findMatch(published, version)?.id ?? headOffice;
    await db.execute(sql`update _settings_v set version_head_office_id = ${own} where id = ${version.id}`);
  }
  await db.execute(sql`update content_revision set value = gen_random_uuid()::text`);
  // As publishing the settings would: the office says where it is used.
  await db.execute(sql`
    insert into document_references (source, record, state, place, target)
    select 'settings', 'settings', 'published', 'Head office', 'offices:' || head_office_id from settings
      where _status = 'published'
    union all
    select 'settings', 'settings', 'draft', 'Head office', 'offices:' || version_head_office_id from _settings_v
      where latest and version__status = 'draft'`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  update settings set head_office_label = name, head_office_address = address
    from offices where offices.id = head_office_id;
  update _settings_v set version_head_office_label = name, version_head_office_address = address
    from offices where offices.id = version_head_office_id;
  delete from document_references where source = 'settings' and target like 'offices:%' and link is null;
  ALTER TABLE "settings" DROP COLUMN "head_office_id";
  ALTER TABLE "_settings_v" DROP COLUMN "version_head_office_id";`);
}

async function query<T>(db: Db, statement: ReturnType<typeof sql>): Promise<T[]> {
  return (await db.execute(statement)).rows as T[];
}

const normalise = (text: string) => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();

function findMatch(offices: Office[], { label, address }: Texts): Office | undefined {
  const equal = (one: string, other: string) => normalise(one) !== '' && normalise(one) === normalise(other);
  return (
    offices.find((office) => equal(office.address, address)) ??
    offices.find((office) => equal(office.name, label))
  );
}

/** Creates a published office, the last of the list, in the middle of the map as the guided start does. @returns its id */
async function createOffice(db: Db, { label, address }: Texts, offices: Office[]): Promise<number> {
  const lines = address.split('\n').flatMap((line) => line.trim() || []);
  const country = findCountry(lines.at(-1) ?? '');
  // “Ahmedabad 380009, Gujarat”: what has no digit in front of the comma.
  const [townLine = ''] = lines.at(country ? -2 : -1)?.split(',') ?? [];
  const town = townLine.split(' ').filter((word) => !/\d/.test(word));
  const keys = offices.map(({ key }) => key);
  let key = 'head-office';
  for (let count = 2; keys.includes(key); count += 1) key = `head-office-${count}`;
  const name = label.trim() || 'Head office';
  const [last] = await query<{ order: string | null }>(
    db,
    sql`select max(_order collate "C") as "order" from offices`,
  );
  const [created] = await query<{ id: number }>(
    db,
    sql`insert into offices (_order, name, label, address, country, phone, email, desktop_top, desktop_left, mobile_top,
        mobile_left, key, sample, _status, saved_by)
      select ${generateKeyBetween(last?.order ?? null, null)}, ${name}, ${(town.join(' ') || name).slice(0, 40)},
        ${address}, ${country ?? offices[0]?.country ?? 'ZZ'},
        coalesce((select text from settings_texts where path = 'phones' order by "order" limit 1), ''),
        coalesce((select sales_email from recipients limit 1), ''), 50, 50, 50, 50, ${key}, false, 'published', 'The system'
      returning id`,
  );
  if (!created) throw new Error('The head office was not stored.');
  await db.execute(sql`
    insert into _offices_v (parent_id, version__order, version_name, version_label, version_address, version_country,
      version_phone, version_email, version_desktop_top, version_desktop_left, version_mobile_top, version_mobile_left,
      version_key, version_sample, version_updated_at, version_created_at, version__status, version_saved_by, latest)
    select id, _order, name, label, address, country, phone, email, desktop_top, desktop_left, mobile_top, mobile_left,
      key, sample, updated_at, created_at, 'published', saved_by, true from offices where id = ${created.id}`);
  // The next start rebuilds the search index.
  await db.execute(sql`delete from search_state`);
  return created.id;
}

/** @returns two letters; undefined where the line is not an English name of a country */
function findCountry(line: string): string | undefined {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const found = codes.find((code) =>
    (['long', 'short'] as const).some((style) => {
      const name = new Intl.DisplayNames(['en-GB'], { type: 'region', style, fallback: 'none' }).of(code);
      return name && normalise(name) === normalise(line);
    }),
  );
  // A former code, such as DD, has the name of the present one.
  return found && new Intl.Locale(`und-${found}`).region;
}
