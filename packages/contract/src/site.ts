import { html, key, ok, picture, url } from './common.ts';
import { z } from './zod.ts';

export const menuItem = z.object({ title: z.string(), link: z.string() });
export type MenuItem = z.infer<typeof menuItem>;

const menuContent = z
  .object({
    main: z.array(menuItem.extend({ children: z.array(menuItem) })),
    contact: menuItem,
    legal: z.array(menuItem),
  })
  .meta({ id: 'Menus' });
export type Menus = z.infer<typeof menuContent>;
export const menus = { response: ok({ menus: menuContent }) };

/** A pin on the world map; `top` and `left` in percent of the map. */
export const marker = z.object({
  id: key,
  top: z.number().min(0).max(100),
  left: z.number().min(0).max(100),
  tooltip: z.string().meta({ description: 'The office address' }),
});
export type MapMarker = z.infer<typeof marker>;

/** Pins of the map, and of the map on small screens. */
export const mapMarkers = z.object({ desktop: z.array(marker), mobile: z.array(marker) });

export const office = z
  .object({
    _id: key,
    name: z.string(),
    label: z.string(),
    address: z.string(),
    country: z.string().length(2),
    phone: z.string(),
    email: z.string(),
  })
  .meta({ id: 'Office' });
export type Office = z.infer<typeof office>;

export const offices = {
  response: ok({
    title: z.string(),
    offices: z.array(office),
    markers: mapMarkers,
  }),
};

const siteSettings = z
  .object({
    companyName: z.string(),
    legalName: z.string(),
    foundedYear: z.number().int(),
    tagline: z.string(),
    description: z.string(),
    footerText: html,
    headOffice: z.object({ label: z.string(), address: z.string() }),
    phones: z.array(z.string()),
    salesEmail: z.email(),
    careersEmail: z.email(),
    privacyEmail: z.email(),
    social: z.object({ network: url, shortPost: url, photo: url }),
    linkTeamIconsToProfiles: z.boolean(),
    cookieNoticeTitle: z.string(),
  })
  .meta({ id: 'Settings' });
export type SiteSettings = z.infer<typeof siteSettings>;
export const settings = { response: ok({ settings: siteSettings }) };

export const timelineEntry = z.object({
  _id: z.string(),
  period: z.string(),
  title: z.string(),
  text: z.string(),
});
export type TimelineEntry = z.infer<typeof timelineEntry>;
export const timeline = { response: ok({ title: z.string(), timeline: z.array(timelineEntry) }) };

const titled = z.object({ title: z.string(), text: z.string() });
const aboutContent = z
  .object({
    heroText: z.object({
      title1: z.string(),
      title2: z.string(),
      title3: z.string(),
      title4: z.string(),
      para1: z.string(),
      para2: z.string(),
    }),
    mission: titled,
    vision: titled,
    teamHeading: z.object({
      title: z.string(),
      subtitle: z.string(),
      subtitle2: z.string(),
      subtitle3: z.string(),
      linkedinImage: picture.nullable(),
    }),
  })
  .meta({ id: 'About' });
export type AboutContent = z.infer<typeof aboutContent>;
export const about = { response: ok({ about: aboutContent }) };
