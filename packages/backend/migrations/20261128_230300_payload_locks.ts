import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Removes who has a document open, and adds Payload's locks: one foreign key for each collection that exists. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    drop table if exists open_documents;
    create table payload_locked_documents (
      id serial primary key not null,
      global_slug varchar,
      updated_at timestamp(3) with time zone default now() not null,
      created_at timestamp(3) with time zone default now() not null
    );
    create table payload_locked_documents_rels (
      id serial primary key not null,
      "order" integer,
      parent_id integer not null,
      path varchar not null
    );
    alter table payload_locked_documents_rels add constraint payload_locked_documents_rels_parent_fk
      foreign key (parent_id) references payload_locked_documents(id) on delete cascade;
    create index payload_locked_documents_global_slug_idx on payload_locked_documents (global_slug);
    create index payload_locked_documents_updated_at_idx on payload_locked_documents (updated_at);
    create index payload_locked_documents_created_at_idx on payload_locked_documents (created_at);
    create index payload_locked_documents_rels_order_idx on payload_locked_documents_rels ("order");
    create index payload_locked_documents_rels_parent_idx on payload_locked_documents_rels (parent_id);
    create index payload_locked_documents_rels_path_idx on payload_locked_documents_rels (path);
    do $$
    declare name text;
    begin
      foreach name in array array['blogs', 'services', 'solutions', 'cases', 'jobs', 'applications', 'stage_changes', 'messages',
        'mails', 'application_notes', 'message_notes', 'reply_templates', 'deliveries', 'redirects',
        'retention_receipts', 'audit_events', 'culture_highlights', 'page_contents', 'pages', 'companies',
        'success_stories', 'team_members', 'offices', 'legal_sections', 'imports', 'imported_items', 'media',
        'users', 'folders', 'appointments', 'call_hours', 'due_diligence']
      loop
        continue when to_regclass('public.' || name) is null;
        execute format('alter table payload_locked_documents_rels add column %I integer', name || '_id');
        execute format('alter table payload_locked_documents_rels add constraint %I foreign key (%I)
          references %I(id) on delete cascade', 'payload_locked_documents_rels_' || name || '_fk', name || '_id', name);
        execute format('create index %I on payload_locked_documents_rels (%I)',
          'payload_locked_documents_rels_' || name || '_id_idx', name || '_id');
      end loop;
    end $$;
  `),
  );
}

export async function down(_: MigrateDownArgs): Promise<void> {
  throw new Error('Restore a backup instead.');
}
