import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Replaces the review by two people with a right of the account and a mark on drafts. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    drop table if exists reviews;
    alter table users add column may_publish boolean default true;
    alter table settings drop column if exists two_people;
    alter table _settings_v drop column if exists version_two_people;
    do $$
    declare has_status record;
    begin
      for has_status in select table_name, column_name from information_schema.columns
        where table_schema = 'public' and column_name in ('_status', 'version__status')
      loop
        execute format('alter table %I add column %I boolean default false', has_status.table_name,
          case has_status.column_name when '_status' then 'ready' else 'version_ready' end);
      end loop;
    end $$;
    alter table audit_events alter column action set data type text;
    alter type enum_audit_events_action rename to enum_audit_events_action_before;
    create type enum_audit_events_action as enum('created', 'changed', 'published', 'unpublished', 'trashed',
      'restored', 'deleted', 'opened', 'listed', 'downloaded', 'exported', 'mailed', 'signed-in',
      'refused', 'rejected', 'signed-out', 'erased', 'retired');
    alter table audit_events alter column action set data type enum_audit_events_action using
      (case when action in ('review-asked', 'approved', 'returned', 'released') then 'changed' else action end)::enum_audit_events_action;
    drop type enum_audit_events_action_before;
  `),
  );
}

export async function down(_: MigrateDownArgs): Promise<void> {
  throw new Error('Restore a backup instead.');
}
