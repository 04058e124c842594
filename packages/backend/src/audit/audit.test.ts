import { describe, expect, test } from 'vitest';
import { openAccounts } from '../../testing/accounts.ts';
import { createApplication, readTrail, toRichText, toText } from '../../testing/records.ts';

const { payload, rest, signIn } = await openAccounts();

/** The entries of an account, oldest first, without the sign-in. */
const trailOf = (actor: number) =>
  readTrail(payload, { actor: { equals: actor }, action: { not_equals: 'signed-in' } });

describe('editing', () => {
  test('is recorded as draft, publication, unpublishing or deletion', async () => {
    const { id, token } = await signIn('editor');
    const image = (await payload.find({ collection: 'media', limit: 1 })).docs[0]?.id;
    const data = { name: 'Ann', designation: 'x', content: 'x', image };
    const body = { ...data, _status: 'draft' };
    const made = await rest('POST', '/success-stories?draft=true', { token, body });
    const doc = (made.body.doc as { id: number }).id;
    const save = (query: string, body: object) =>
      rest('PATCH', `/success-stories/${doc}${query}`, { token, body });
    await save('?draft=true', { designation: 'y' });
    await save('', { _status: 'published' });
    await save('?draft=true', { designation: 'z' });
    await save('', { _status: 'draft' });
    await save('', { deletedAt: new Date().toISOString() });
    await rest('DELETE', `/success-stories/${doc}?trash=true`, { token });
    const settings = { tagline: 'Another one', _status: 'published' };
    await rest('POST', '/globals/settings', { token, body: settings });
    expect(await trailOf(id)).toEqual([
      'created success-stories: Ann',
      'changed success-stories: Ann (designation: x → y)',
      'published success-stories: Ann',
      'changed success-stories: Ann (designation: y → z)',
      'unpublished success-stories: Ann',
      'trashed success-stories: Ann',
      'deleted success-stories: Ann',
      expect.stringMatching(/^published settings: Site settings \(tagline/),
    ]);
  });

  test('is published with each value that visitors saw before and see now, whatever was saved in between', async () => {
    const { id, token } = await signIn('editor');
    const [doc] = (await payload.find({ collection: 'services', limit: 1, depth: 0 })).docs;
    const { title, subtitle } = doc ?? {};
    const service = `/services/${doc?.id}`;
    const { timeline, mission } = await payload.findGlobal({ slug: 'about', depth: 0 });
    const save = (method: string, path: string, body: object) => rest(method, path, { token, body });
    for (const more of [{ subtitle: 'One' }, { subtitle: `${subtitle} Twice.` }])
      await save('PATCH', `${service}?draft=true`, more);
    await save('PATCH', service, { _status: 'published' });
    await save('POST', '/globals/about?draft=true', {
      timelineTitle: 'Our years',
      timeline: timeline.slice(1),
      mission: { ...mission, title: 'Our mission' },
    });
    await save('POST', '/globals/about', { _status: 'published' });
    const description = toRichText(toText('Short.'));
    await save('PATCH', service, { description, _status: 'published' });
    const trail = await trailOf(id);
    expect(trail.filter((entry) => entry.startsWith('published'))).toEqual([
      `published services: ${title} (subtitle: …weekend. → …weekend. Twice., sample: yes → no)`,
      `published about: About page (mission title: ${mission.title} → Our mission, timeline title: How we got here → Our years, timeline: 4 entries → 3 entries)`,
      `published services: ${title} (description: Mainstream maintenance for ECC 6.0 on e… → Short.)`,
    ]);
  });

  test('that fails records nothing', async () => {
    const { id, token } = await signIn('editor');
    const { status } = await rest('POST', '/redirects', { token, body: { from: 'no path', to: '/x' } });
    expect(status).toBe(400);
    expect(await trailOf(id)).toEqual([]);
  });

  test('by the site itself is not recorded', async () => {
    const before = await payload.count({ collection: 'audit-events' });
    await payload.create({ collection: 'redirects', data: { from: '/before', to: '/after' } });
    expect(await payload.count({ collection: 'audit-events' })).toEqual(before);
  });
});

describe('opening an applicant', () => {
  test('is recorded once per 15 minutes, by the reference and nothing personal', async () => {
    const { id, token } = await signIn('recruiter');
    const application = await createApplication(payload);
    const { reference } = application;
    await rest('GET', '/applications', { token });
    const listed = await trailOf(id);
    expect(listed).toEqual([expect.stringMatching(/^listed applications: \d+ of \d+$/)]);
    for (let n = 0; n < 3; n += 1) await rest('GET', `/applications/${application.id}`, { token });
    expect(await trailOf(id)).toEqual([...listed, `opened applications: ${reference}`]);
    await rest('PATCH', `/applications/${application.id}`, { token, body: { stage: 'screening' } });
    const entries = await trailOf(id);
    expect(entries.at(-1)).toBe(`changed applications: ${reference} (stage: New → Screening)`);
    expect(entries.join()).not.toMatch(/Asha|mail\.example/);
  });
});

describe('the trail', () => {
  test('cannot be changed or deleted by our own code', async () => {
    const [entry] = (await payload.find({ collection: 'audit-events', limit: 1 })).docs;
    const id = entry?.id ?? 0;
    const ours = { collection: 'audit-events', id } as const;
    await expect(payload.update({ ...ours, data: { summary: 'x' } })).rejects.toThrow();
    await expect(payload.delete(ours)).rejects.toThrow();
    expect(await readTrail(payload, { id: { equals: id } })).toHaveLength(1);
  });
});
