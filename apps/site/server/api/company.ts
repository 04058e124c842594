import { allPublished, publishedGlobal } from '../content/list.ts';
import { toOffices } from '../content/offices.ts';
import { findPicture } from '../content/picture.ts';
import { richTextHtml } from '../content/rich-text.ts';
import { toTimeline } from '../content/timeline.ts';
import type { Handler } from './handler.ts';

export const menus: Handler<'menus'> = async (payload) => {
  const doc = await publishedGlobal(payload, 'menus', 0);
  const entry = ({ title, link }: { title: string; link: string }) => ({ title, link });
  return {
    success: true,
    menus: {
      main: (doc.main ?? []).map((item) => ({ ...entry(item), children: (item.children ?? []).map(entry) })),
      contact: entry(doc.contact),
      legal: (doc.legal ?? []).map(entry),
    },
  };
};

export const offices: Handler<'offices'> = async (payload) => {
  const [docs, { officesTitle }] = await Promise.all([
    allPublished(payload, 'offices'),
    publishedGlobal(payload, 'settings', 0),
  ]);
  return { success: true, title: officesTitle, ...toOffices(docs) };
};

export const settings: Handler<'settings'> = async (payload) => {
  const [doc, recipients] = await Promise.all([
    publishedGlobal(payload, 'settings', 0),
    publishedGlobal(payload, 'recipients', 0),
  ]);
  const { network, shortPost, photo } = doc.social;
  return {
    success: true,
    settings: {
      companyName: doc.companyName,
      legalName: doc.legalName,
      foundedYear: doc.foundedYear,
      tagline: doc.tagline,
      description: doc.description,
      footerText: richTextHtml(doc.footerText),
      headOffice: { label: doc.headOffice.label, address: doc.headOffice.address },
      phones: doc.phones,
      salesEmail: recipients.salesEmail,
      careersEmail: recipients.careersEmail,
      privacyEmail: recipients.privacyEmail,
      social: { network, shortPost, photo },
      linkTeamIconsToProfiles: Boolean(doc.linkTeamIconsToProfiles),
      cookieNoticeTitle: doc.cookieNoticeTitle,
    },
  };
};

export const timeline: Handler<'timeline'> = async (payload) => {
  const doc = await publishedGlobal(payload, 'about', 0);
  return {
    success: true,
    title: doc.timelineTitle,
    timeline: toTimeline(doc.timeline),
  };
};

export const about: Handler<'about'> = async (payload) => {
  const doc = await publishedGlobal(payload, 'about', 1);
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
