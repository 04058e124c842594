import { withClient } from '@riverfront/database';

/** Numbers of records of a large company, or of the first pages of a small one. */
type Sizes = Record<'jobs' | 'applications' | 'messages' | 'articles' | 'auditEvents', number>;

/** Twelve places in each of which every department of the sample company has jobs. */
const places = `array['Ahmedabad, India','Pune, India','Bengaluru, India','Hyderabad, India','Chennai, India','Mumbai, India',
  'Delhi, India','Remote, India','Middlesex, United Kingdom','Leeds, United Kingdom','Delaware, USA','Austin, USA']`;

/**
 * Inserts the same rows each time: copies of the sample company's jobs and articles with their versions, and
 * applications with notes, audit events and messages.
 */
export async function loadRows(url: string, sizes: Sizes): Promise<void> {
  await withClient(url, async (client) => {
    await client.query(
      'set statement_timeout = 0; set synchronous_commit = off; set maintenance_work_mem = 262144; select setseed(0.42)',
    );
    for (const statement of [...jobs(sizes), ...articles(sizes), ...people(sizes)])
      await client.query(statement);
    // New records must not collide with the ids given above.
    for (const table of ['jobs', '_jobs_v', 'blogs', '_blogs_v', 'applications'])
      await client.query(`select setval('${table}_id_seq', (select max(id) from ${table}))`);
    // Statistics and the visibility map, which autovacuum would make in time.
    await client.query('vacuum (analyze)');
  });
}

/** 3 % drafts, 3.1 % open, the rest closed, over five years. */
function jobs({ jobs: count }: Sizes): string[] {
  return [
    `create temp table wanted as
      select i, t.id as template, t.id + i * 1000 as id, random() as chance, random() as age, (random() * 1e9)::int as number
      from generate_series(1, ${count}) i
      join lateral (select id from jobs order by id offset i % 16 limit 1) t on true`,
    'create unique index on wanted (id)',
    `insert into jobs select r.* from wanted w join jobs t on t.id = w.template,
      lateral jsonb_populate_record(t, jsonb_build_object(
        'id', w.id, 'key', t.key || '-' || w.i, 'title', t.title || ' ' || w.i, 'sample', false,
        'location', (${places})[1 + w.number % 12],
        'search_text', t.search_text || ' ' || w.i || ' ' || (${places})[1 + w.number % 12],
        '_status', case when w.chance < 0.03 then 'draft' else 'published' end,
        'availability', case when w.chance < 0.061 then 'active' else 'closed' end,
        'posted_on', date_trunc('day', now()) - interval '1 day' * floor(case when w.chance < 0.061 then 200 else 1800 end * w.age),
        'closing_on', case when w.chance < 0.045 then now() + interval '1 day' * (5 + w.number % 200)
          when w.chance >= 0.061 then now() - interval '1 day' * (1800 - 1800 * w.age) * w.age end,
        'closed_at', case when w.chance >= 0.061 then now() - interval '1 day' * (1800 - 1800 * w.age) * w.age end,
        'created_at', now() - interval '1 day' * 1800 * w.age, 'updated_at', now() - interval '1 day' * 1800 * w.age)) r`,
    `insert into _jobs_v select r.* from wanted w join jobs j on j.id = w.id
      join _jobs_v t on t.parent_id = w.template and t.latest,
      lateral jsonb_populate_record(t, jsonb_build_object(
        'id', w.id, 'parent_id', w.id, 'version_key', j.key, 'version_title', j.title, 'version_sample', false,
        'version_location', j.location, 'version__status', j._status, 'version_availability', j.availability,
        'version_posted_on', j.posted_on, 'version_closing_on', j.closing_on, 'version_closed_at', j.closed_at,
        'version_created_at', j.created_at, 'version_updated_at', j.updated_at,
        'created_at', j.created_at, 'updated_at', j.updated_at)) r`,
    `insert into jobs_texts ("order", parent_id, path, "text")
      select t."order", w.id, t.path, t."text" from wanted w join jobs_texts t on t.parent_id = w.template`,
    `insert into _jobs_v_texts ("order", parent_id, path, "text")
      select t."order", w.id, t.path, t."text" from wanted w
      join _jobs_v v on v.parent_id = w.template and v.latest join _jobs_v_texts t on t.parent_id = v.id`,
    `insert into search_entries (source, record, kind, path, title, body, last_day)
      select e.source, j.id::text, e.kind, '/careers/' || j.key, j.title, e.body, j.closing_on
      from wanted w join jobs j on j.id = w.id
      join search_entries e on e.source = 'jobs' and e.record = w.template::text
      where j._status = 'published' and j.availability = 'active'`,
  ];
}

/** A pseudo-random reference, unique for each i (Knuth's multiplicative hash). */
const reference = (kind: string) =>
  `'${kind}-' || upper(lpad(to_hex((i::bigint * 2654435761) % 4294967296), 8, '0'))`;

/** Copies of the sample company's articles, with versions and entries of the search. */
function articles({ articles: count }: Sizes): string[] {
  return [
    `create temp table copied as select i, t.id as template, t.id + i * 1000 as id
      from generate_series(1, ${count}) i join lateral (select id from blogs order by id offset i % 8 limit 1) t on true`,
    `insert into blogs select r.* from copied w join blogs t on t.id = w.template,
      lateral jsonb_populate_record(t, jsonb_build_object('id', w.id, 'key', t.key || '-' || w.i,
        'title', t.title || ' ' || w.i, 'sample', false, 'published_on', t.published_on - interval '1 hour' * w.i)) r`,
    `insert into _blogs_v select r.* from copied w join blogs b on b.id = w.id
      join _blogs_v t on t.parent_id = w.template and t.latest,
      lateral jsonb_populate_record(t, jsonb_build_object('id', w.id, 'parent_id', w.id, 'version_key', b.key,
        'version_title', b.title, 'version_sample', false, 'version_published_on', b.published_on)) r`,
    `insert into search_entries (source, record, kind, path, title, body)
      select e.source, b.id::text, e.kind, '/blogs/' || b.key, b.title, e.body
      from copied w join blogs b on b.id = w.id
      join search_entries e on e.source = 'blogs' and e.record = w.template::text`,
  ];
}

/** Over two years: applications, most decided, two fifths for twenty open jobs, two fifths of people who applied twice. */
function people({ applications: count, messages, auditEvents }: Sizes): string[] {
  return [
    `create temp table job_list as select row_number() over (order by availability <> 'active', id) as n, id, title
      from jobs where _status = 'published'`,
    'create unique index on job_list (n)',
    `insert into applications (id, job_id, job_title, first_name, last_name, email, phone_number, email_verified_at, gender,
        country_name, state_name, city, current_location, relocate, total_experience, relevant_experience, current_salary,
        expected_salary, resume_file_name, resume_file_type, resume_size, resume_stored_name, resume_sha256, resume_scan,
        resume_missing, stage, stage_changed_at, rejection_reason, owner_id, rating, possible_duplicate, legal_hold,
        reference, notice_version, submission_key, source, created_at, updated_at)
      select i, j.id, coalesce(j.title, 'General application'),
        (array['Asha','Ravi','Meera','Sanjay','Priya','Vikram','Neha','Arjun','Kavita','Rahul'])[1 + person % 10],
        (array['Patel','Shah','Iyer','Singh','Reddy','Das','Mehta','Nair','Gupta','Rao','Joshi'])[1 + person % 11],
        'person.' || person || '@mail.example', '+9198' || lpad(person::text, 8, '0'), at,
        case when person % 2 = 0 then 'female' else 'male' end, 'India', 'Gujarat', 'Ahmedabad', 'Ahmedabad',
        case when person % 3 = 0 then 'yes' else 'no' end, person % 20, person % 10, 600000, 900000, 'cv.pdf', 'pdf', 81234,
        'r' || md5('file' || i), md5('content' || i), 'clean', false, s.stage, at + interval '3 days',
        case when s.stage = 'rejected' then 'skills'::enum_applications_rejection_reason end,
        case when i % 3 = 0 then (select min(id) from users) end, case when s.stage = 'new' then null else 1 + i % 5 end,
        person > ${count} * 0.6, i % 5000 = 0, ${reference('RA')}, 1, md5('key' || i), 'search', at, at + interval '3 days'
      from (select i, case when i <= ${count} * 0.6 then i else (${count} * 0.6)::int + 1 + i / 2 end as person,
          random() as luck, random() as fame, now() - interval '730 days' * (1 - i::float / ${count}) as at
        from generate_series(1, ${count}) i) a
      cross join lateral (select (case when luck < 0.01 then 'new' when luck < 0.015 then 'screening'
        when luck < 0.018 then 'interview' when luck < 0.019 then 'offer' when luck < 0.04 then 'hired'
        when luck < 0.09 then 'withdrawn' else 'rejected' end)::enum_applications_stage as stage) s
      left join job_list j on i % 20 <> 0
        and j.n = case when i % 5 < 2 then 1 + (i / 5) % 20 else 1 + floor((select count(*) from job_list) * fame * fame) end`,
    `insert into application_notes (about_id, text, kind, author_id, created_at, updated_at)
      select id, 'Moved from New to ' || initcap(stage::text), (enum_range(null::enum_application_notes_kind))[1],
        owner_id, stage_changed_at, stage_changed_at from applications where stage <> 'new'`,
    `insert into audit_events (action, actor_id, actor_name, kind, record, summary, created_at, updated_at)
      select (array['opened','changed','downloaded'])[1 + id % 3]::enum_audit_events_action, (select min(id) from users),
        'Administrator', 'applications', id::text, reference, stage_changed_at, stage_changed_at
      from applications, generate_series(1, 20) limit ${auditEvents}`,
    `insert into messages (name, organization, country, email, phone, message, topic, page, status, suspected_spam,
        owner_id, reference, notice_version, submission_key, created_at, updated_at)
      select 'Writer ' || i, 'Company ' || i % 900, 'India', 'writer.' || i || '@mail.example', '+919876543210',
        repeat('We would like to talk about our systems. ', 6),
        '/services/' || (array['sap-consulting','managed-services','cloud','data','application'])[1 + i % 5], '/contact',
        (case when i % 100 < 1 then 'new' when i % 100 < 3 then 'in-progress' when i % 100 < 20 then 'spam' else 'answered' end)
          ::enum_messages_status, i % 100 between 3 and 19, case when i % 2 = 0 then (select min(id) from users) end,
        ${reference('RM')}, 1, md5('message' || i),
        now() - interval '730 days' * (1 - i::float / ${messages}),
        now() - interval '700 days' * (1 - i::float / ${messages})
      from generate_series(1, ${messages}) i`,
  ];
}
