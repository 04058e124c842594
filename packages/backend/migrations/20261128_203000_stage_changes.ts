import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

const stages = "('new', 'screening', 'interview', 'offer', 'hired', 'rejected', 'withdrawn')";

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    create type enum_stage_changes_from as enum ${stages};
    create type enum_stage_changes_to as enum ${stages};
    create type enum_stage_changes_rejection_reason as enum ('skills', 'experience', 'salary', 'location',
      'other-chosen', 'role-closed', 'no-answer', 'other');
    create table stage_changes (
      id serial primary key,
      application_id integer not null references applications(id) on delete restrict,
      "from" enum_stage_changes_from not null,
      "to" enum_stage_changes_to not null,
      rejection_reason enum_stage_changes_rejection_reason,
      by_id integer references users(id) on delete set null,
      mail_id integer references mails(id) on delete set null,
      undone boolean default false,
      updated_at timestamp(3) with time zone default now() not null,
      created_at timestamp(3) with time zone default now() not null
    );
    create index stage_changes_application_idx on stage_changes (application_id);
    create index stage_changes_by_idx on stage_changes (by_id);
    create index stage_changes_mail_idx on stage_changes (mail_id);
    create index stage_changes_updated_at_idx on stage_changes (updated_at);
    create index stage_changes_created_at_idx on stage_changes (created_at);
    alter table if exists payload_locked_documents_rels
      add column if not exists stage_changes_id integer references stage_changes(id) on delete cascade;
    alter table applications drop column last_move, add column stage_mailed boolean;
    alter type enum_application_notes_kind add value if not exists 'owner';
    alter type enum_message_notes_kind add value if not exists 'owner';`),
  );
}

export async function down(): Promise<void> {
  throw new Error('Restore a backup instead.');
}
