import { html, key, ok, picture, texts, url } from './common.ts';
import { z } from './zod.ts';

const menuItem = z.object(texts('title', 'link'));
export type MenuItem = z.infer<typeof menuItem>;

const menuContent = z
  .object({
    main: z.array(menuItem.extend({ children: z.array(menuItem) })),
    contact: menuItem,
    legal: z.array(menuItem),
    more: z.array(menuItem),
  })
  .meta({ id: 'Menus' });
export type Menus = z.infer<typeof menuContent>;
export const menus = { summary: 'Menus', response: ok({ menus: menuContent }) };

/** A pin on the world map; `top` and `left` in percent of the map. */
export const marker = z.object({
  id: key,
  top: z.number().min(0).max(100),
  left: z.number().min(0).max(100),
  tooltip: z.string().describe('The office address'),
});
export type MapMarker = z.infer<typeof marker>;

/** Pins of the map, and of the map on small screens. */
export const mapMarkers = z.object({ desktop: z.array(marker), mobile: z.array(marker) });

export const office = z
  .object({
    _id: key,
    ...texts('name', 'label', 'address'),
    country: z.string().length(2),
    ...texts('phone', 'email'),
  })
  .meta({ id: 'Office' });
export type Office = z.infer<typeof office>;

export const offices = {
  summary: 'Offices and their pins on the map',
  response: ok({ title: z.string(), offices: z.array(office), markers: mapMarkers }),
};

const siteSettings = z
  .object({
    ...texts('companyName', 'legalName'),
    foundedYear: z.number().int(),
    ...texts('tagline', 'description'),
    footerText: html,
    headOffice: z.object(texts('label', 'address')),
    phones: z.array(z.string()),
    salesEmail: z.email(),
    careersEmail: z.email(),
    privacyEmail: z.email(),
    social: z.object({ network: url, shortPost: url, photo: url }),
    timeZone: z.string().describe('IANA zone of the company’s days'),
    hiringPage: z.object({ link: z.string().nullable() }),
    schedulingUrl: z.url().nullable().describe('Page of a booking service, where visitors schedule a call'),
    security: z.object({ contact: z.string(), link: z.string().nullable() }),
    linkTeamIconsToProfiles: z.boolean(),
    cookieNoticeTitle: z.string(),
  })
  .meta({ id: 'Settings' });
export type SiteSettings = z.infer<typeof siteSettings>;
export const settings = {
  summary: 'Company name, contacts and switches',
  response: ok({ settings: siteSettings }),
};

export const timelineEntry = z.object(texts('_id', 'period', 'title', 'text'));
export type TimelineEntry = z.infer<typeof timelineEntry>;
export const timeline = {
  summary: 'Timeline of the About page',
  response: ok({ title: z.string(), timeline: z.array(timelineEntry) }),
};

const titled = z.object(texts('title', 'text'));
const aboutContent = z
  .object({
    heroText: z.object(texts('title1', 'title2', 'title3', 'title4', 'para1', 'para2')),
    mission: titled,
    vision: titled,
    teamHeading: z.object({
      ...texts('title', 'subtitle', 'subtitle2', 'subtitle3'),
      linkedinImage: picture.nullable(),
    }),
  })
  .meta({ id: 'About' });
export type AboutContent = z.infer<typeof aboutContent>;
export const about = { summary: 'Texts of the About page', response: ok({ about: aboutContent }) };
