import { headOfficeOf } from '@riverfront/backend/content/settings/settings';
import type { Form } from '@riverfront/backend/payload-types';
import { promiseText } from '@riverfront/backend/privacy/retention/periods';
import type { Handler } from '../../api/handler.ts';
import { toCultureHighlight, toOffices, toPerson, toTimeline } from '../mapping/items.ts';
import { findPicture } from '../mapping/picture.ts';
import { richTextHtml } from '../mapping/rich-text.ts';
import { findGlobal, listAllPublished, listPublished } from '../read-published.ts';

export const menus: Handler<'menus'> = async (payload) => {
  const { main, contact, legal, more } = await findGlobal(payload, 'menus');
  const toEntry = ({ title, link }: { title: string; link: string }) => ({ title, link });
  return {
    success: true,
    menus: {
      main: (main ?? []).map((item) => ({ ...toEntry(item), children: (item.children ?? []).map(toEntry) })),
      contact: toEntry(contact),
      legal: (legal ?? []).map(toEntry),
      more: (more ?? []).map(toEntry),
    },
  };
};

export const offices: Handler<'offices'> = async (payload) => {
  const [docs, { officesTitle }] = await Promise.all([
    listAllPublished(payload, 'offices'),
    findGlobal(payload, 'settings'),
  ]);
  return { success: true, title: officesTitle, ...toOffices(docs) };
};

export const settings: Handler<'settings'> = async (payload) => {
  const [doc, recipients] = await Promise.all([
    // 1 level: the head office, and the documents to which the footer's text links.
    findGlobal(payload, 'settings', 1),
    findGlobal(payload, 'recipients'),
  ]);
  const { companyName, legalName, foundedYear, tagline, description, phones, cookieNoticeTitle } = doc;
  const { salesEmail, careersEmail, privacyEmail } = recipients;
  const texts = { companyName, legalName, foundedYear, tagline, description, phones, cookieNoticeTitle };
  const { network, shortPost, photo } = doc.social;
  return {
    success: true,
    settings: {
      ...texts,
      footerText: richTextHtml(doc.footerText),
      headOffice: headOfficeOf(doc),
      salesEmail,
      careersEmail,
      privacyEmail,
      social: { network, shortPost, photo },
      hiringPage: { link: doc.hiringPage || null },
      schedulingUrl: doc.schedulingUrl || null,
      security: { contact: doc.security?.contact ?? '', link: doc.security?.policy || null },
      timeZone: doc.timeZone,
      linkTeamIconsToProfiles: Boolean(doc.linkTeamIconsToProfiles),
    },
  };
};

export const timeline: Handler<'timeline'> = async (payload) => {
  const doc = await findGlobal(payload, 'about');
  return { success: true, title: doc.timelineTitle, timeline: toTimeline(doc.timeline) };
};

export const about: Handler<'about'> = async (payload) => {
  const doc = await findGlobal(payload, 'about', 1);
  const { title1, title2, title3, title4, para1, para2 } = doc.heroText;
  const { linkedinImage, ...teamHeading } = doc.teamHeading;
  return {
    success: true,
    about: {
      heroText: { title1, title2, title3, title4, para1, para2 },
      mission: { title: doc.mission.title, text: doc.mission.text },
      vision: { title: doc.vision.title, text: doc.vision.text },
      teamHeading: { ...teamHeading, linkedinImage: findPicture(linkedinImage) },
    },
  };
};

export const forms: Handler<'forms'> = async (payload) => {
  const { contact, application } = await findGlobal(payload, 'forms', 1);
  const { tag, heading, text } = contact;
  return {
    success: true,
    forms: {
      contact: { tag, heading, text, notice: toNotice('messages', contact.notice) },
      application: {
        intro: application.intro,
        withoutScript: richTextHtml(application.withoutScript),
        notice: toNotice('applications', application.notice),
      },
    },
  };
};

/** Appends the retention period to the privacy notice that staff wrote. */
function toNotice(
  kind: Parameters<typeof promiseText>[0],
  { text, months, version }: Form['contact']['notice'],
) {
  return { version: version ?? 1, text: `${richTextHtml(text)}<p>${promiseText(kind, months)}</p>` };
}

export const privacy: Handler<'privacy'> = async (payload, { params }) => {
  const sections = await listAllPublished(payload, 'legal-sections', {
    document: { equals: params.section },
  });
  return {
    success: true,
    privacy: sections.map(({ key, title, description }) => ({
      _id: key ?? '',
      title,
      description: richTextHtml(description),
    })),
  };
};

/** The same under the specification's other path. */
export const privacyDoubled: Handler<'privacyDoubled'> = (payload, { params }) =>
  privacy(payload, { params, query: undefined });

export const teams: Handler<'teams'> = async (payload, { query }) => {
  const { docs, pagination } = await listPublished(payload, 'team-members', query);
  const teams = docs.map((doc) => ({ ...toPerson(doc), linkedin: doc.linkedin }));
  return { success: true, teams, pagination };
};

export const successStories: Handler<'successStories'> = async (payload, { query }) => {
  const { docs, pagination } = await listPublished(payload, 'success-stories', query);
  return { success: true, successStories: docs.map(toPerson), pagination };
};

export const cultureHighlights: Handler<'cultureHighlights'> = async (payload, { query }) => {
  const { docs, pagination } = await listPublished(payload, 'culture-highlights', { ...query, depth: 2 });
  return { success: true, highlights: docs.map(toCultureHighlight), pagination };
};
