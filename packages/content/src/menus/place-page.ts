import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { hasRole } from '../access/roles.ts';
import type { Menu, Page } from '../payload-types.ts';
import { pathOf } from '../redirects/chains.ts';

/** Where the page stands: in the header, in the dropdown of one of its entries, or among the legal links. */
interface MenuPlace {
  menu: 'main' | 'legal';
  /** Title of the entry whose dropdown it is. */
  under?: string;
  title: string;
}

const order = z.object({
  menu: z.enum(['main', 'legal']),
  under: z.string().max(60).optional(),
  title: z
    .string()
    .trim()
    .min(1, 'Give the entry a title.')
    .max(50, 'A menu entry has at most 50 characters.'),
});

/** What the form shows before anything is pressed. */
const showPlaces: Omit<Endpoint, 'root'> = {
  path: '/:id/menu-places',
  method: 'get',
  handler: (req) => answer(req, async (page) => placesOf(req, page)),
};

/** Adds an entry for the page to the published menus, and publishes them. */
const addPlace: Omit<Endpoint, 'root'> = {
  path: '/:id/menu-places',
  method: 'post',
  handler: (req) =>
    answer(req, async (page) => {
      await addDataAndFileToRequest(req);
      const wanted = order.safeParse(req.data);
      if (!wanted.success) return refusal(400, wanted.error.issues[0]?.message ?? 'This cannot be done.');
      const published = await req.payload.count({
        collection: 'pages',
        where: { id: { equals: page.id }, _status: { equals: 'published' } },
        overrideAccess: true,
        req,
      });
      if (published.totalDocs === 0)
        return refusal(409, 'Publish the page first: until then, its entry would lead to the home page.');
      return putInto(req, page, wanted.data);
    }),
};

export const placePage = [showPlaces, addPlace];

async function answer(
  req: PayloadRequest,
  work: (page: Page) => Promise<Response | object>,
): Promise<Response> {
  if (!hasRole(req.user, 'administrator', 'editor'))
    return refusal(403, 'Only editors can change the menus.');
  const id = Number(req.routeParams?.id);
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { id: { equals: Number.isInteger(id) ? id : 0 } },
    limit: 1,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  });
  const [page] = docs;
  if (!page) return refusal(404, 'This page does not exist any more.');
  const result = await work(page);
  return result instanceof Response ? result : Response.json(result);
}

async function placesOf(req: PayloadRequest, page: Page) {
  const menus = await publishedMenus(req);
  const addresses = await addressesOf(req, page);
  const leadsHere = ({ link }: { link: string }) => addresses.has(pathOf(link));
  const places: MenuPlace[] = [
    ...(menus.main ?? []).flatMap((entry) => [
      ...(leadsHere(entry) ? [{ menu: 'main' as const, title: entry.title }] : []),
      ...(entry.children ?? [])
        .filter(leadsHere)
        .map(({ title }) => ({ menu: 'main' as const, under: entry.title, title })),
    ]),
    ...(menus.legal ?? []).filter(leadsHere).map(({ title }) => ({ menu: 'legal' as const, title })),
  ];
  return {
    places,
    entries: (menus.main ?? []).map(({ id, title }) => ({ id, title })),
    isPublished: page._status === 'published',
  };
}

/** The page's path, and the old ones that lead to it. */
async function addressesOf(req: PayloadRequest, page: Page): Promise<Set<string>> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { to: { equals: page.path } },
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  });
  return new Set([page.path, ...docs.map(({ from }) => from)]);
}

function publishedMenus(req: PayloadRequest): Promise<Menu> {
  return req.payload.findGlobal({ slug: 'menus', depth: 0, overrideAccess: false, user: req.user, req });
}

async function putInto(req: PayloadRequest, page: Page, wanted: z.infer<typeof order>) {
  const newest = await req.payload.findGlobal({
    slug: 'menus',
    draft: true,
    depth: 0,
    overrideAccess: true,
    req,
  });
  if (newest._status === 'draft')
    return refusal(
      409,
      'Somebody has changed the menus without publishing them. Publish or discard that first.',
    );
  const menus = await publishedMenus(req);
  const { places } = await placesOf(req, page);
  const parent = (menus.main ?? []).find(({ id }) => id === wanted.under);
  if (wanted.under && !parent)
    return refusal(409, 'That menu entry does not exist any more. Load the page again.');
  const isThere = places.some(({ menu, under }) => menu === wanted.menu && under === parent?.title);
  if (isThere) return refusal(409, 'The page already stands there.');
  const entry = { title: wanted.title, link: page.path };
  const full = tooMany(menus, wanted.menu, parent);
  if (full) return refusal(409, full);
  await req.payload.updateGlobal({
    slug: 'menus',
    data: {
      main:
        wanted.menu !== 'main'
          ? menus.main
          : parent
            ? menus.main.map((item) =>
                item === parent ? { ...item, children: [...(item.children ?? []), entry] } : item,
              )
            : [...menus.main, entry],
      legal: wanted.menu === 'legal' ? [...(menus.legal ?? []), entry] : menus.legal,
      _status: 'published',
    },
    depth: 0,
    overrideAccess: false,
    // The version that the request names is the page's, not that of the menus (concurrency/with-version-check.ts).
    context: { baseTaken: true },
    user: req.user,
    req,
  });
  return placesOf(req, page);
}

/** Rows that the menus have room for (globals/menus.ts). */
function tooMany(menus: Menu, menu: MenuPlace['menu'], parent?: Menu['main'][number]): string | undefined {
  if (menu === 'legal')
    return (menus.legal ?? []).length >= 6 ? 'There are six legal links already.' : undefined;
  if (parent)
    return (parent.children ?? []).length >= 10 ? `“${parent.title}” has ten entries already.` : undefined;
  return menus.main.length >= 8
    ? 'The main menu has eight entries already. Choose one to stand under.'
    : undefined;
}

function refusal(status: number, message: string): Response {
  return Response.json({ errors: [{ message }] }, { status });
}
