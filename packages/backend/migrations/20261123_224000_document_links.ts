import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Stored links to documents and the addresses that they replace (src/fields/link.ts). */
const targets = `(
  select 'pages' as kind, id, path as address from pages
  union all select 'services', id, '/services/' || key from services
  union all select 'solutions', id, '/solutions/' || key from solutions
  union all select 'blogs', id, '/blogs/' || key from blogs) as target`;

const contentTable = '^_?(blogs|services|solutions|pages|page_contents|legal_sections|settings|forms|menus|team_members)(_|$)';
const linkColumn = '(^|_)(link|linkedin)$|^(version_)?social_(network|short_post|photo)$';

interface Column {
  table: string;
  column: string;
  type: string;
}

async function listColumns({ db }: MigrateUpArgs): Promise<Column[]> {
  const { rows } = await db.execute(sql`
    select table_name as table, column_name as column, data_type as type from information_schema.columns
    where table_schema = 'public' and table_name ~ ${contentTable}
      and (data_type = 'jsonb' or data_type = 'character varying' and column_name ~ ${linkColumn})
    order by 1, 2`);
  return rows as unknown as Column[];
}

/** Turns the paths of known documents into links to the documents, in fields and in texts, versions included. */
export async function up(args: MigrateUpArgs): Promise<void> {
  const documents = new Map((await listDocuments(args)).map((one) => [one.address, one]));
  const change = (fields: Fields) => toDocument(fields, documents);
  await convert(args, 'address', `kind || ':' || target.id`, change);
}

export async function down(args: MigrateDownArgs): Promise<void> {
  const documents = await listDocuments(args);
  const addresses = new Map(documents.map(({ kind, id, address }) => [`${kind}:${id}`, address]));
  await convert(args, `kind || ':' || target.id`, 'address', (fields) => toAddress(fields, addresses));
}

interface Document {
  kind: string;
  id: number;
  address: string;
}

async function listDocuments({ db }: MigrateUpArgs): Promise<Document[]> {
  const { rows } = await db.execute(
    sql.raw(`select kind, id, address from ${targets} where address is not null`),
  );
  return rows as unknown as Document[];
}

async function convert(args: MigrateUpArgs, from: string, to: string, change: (fields: Fields) => Fields) {
  for (const { table, column, type } of await listColumns(args))
    if (type === 'jsonb') await changeTexts(args, table, column, change);
    else
      await args.db.execute(
        sql.raw(`update "${table}" set "${column}" = ${to} from ${targets} where "${column}" = ${from}`),
      );
}

type Fields = Record<string, unknown>;

function toDocument(fields: Fields, documents: Map<string, Document>): Fields {
  const found = fields.linkType === 'custom' ? documents.get(String(fields.url)) : undefined;
  if (!found) return fields;
  const { url: _url, ...rest } = fields;
  return { ...rest, linkType: 'internal', doc: { relationTo: found.kind, value: found.id } };
}

function toAddress(fields: Fields, addresses: Map<string, string>): Fields {
  const { doc, ...rest } = fields as { doc?: { relationTo: string; value: number } };
  const url = doc && addresses.get(`${doc.relationTo}:${doc.value}`);
  return url ? { ...rest, linkType: 'custom', url } : fields;
}

async function changeTexts(
  { db }: MigrateUpArgs,
  table: string,
  column: string,
  change: (fields: Fields) => Fields,
): Promise<void> {
  const { rows } = await db.execute(
    sql.raw(`select id, "${column}" as text from "${table}" where "${column}"::text like '%"linkType"%'`),
  );
  for (const { id, text } of rows as { id: number | string; text: unknown }[]) {
    const changed = JSON.stringify(text, (_key, value) =>
      value?.type === 'link' && value.fields ? { ...value, fields: change(value.fields) } : value,
    );
    if (changed !== JSON.stringify(text))
      await db.execute(
        sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${changed}::jsonb where id = ${id}`,
      );
  }
}
