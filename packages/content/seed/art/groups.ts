import { randomOf } from './base/random.ts';
import { writeFilm, writeWebp } from './base/render.ts';
import { drawing } from './base/svg.ts';
import { times } from './base/times.ts';
import { cards, pages } from './cards/index.ts';
import { companies } from './companies/index.ts';
import type { Cover } from './covers/index.ts';
import { coverOf } from './covers/index.ts';
import { heroDrawing } from './heroes/index.ts';
import { films } from './highlights/films.ts';
import { pictures } from './highlights/pictures.ts';
import { filmFrame } from './home/film.ts';
import { heroStill, whyBanner, whyImage } from './home/pictures.ts';
import {
  cardKeys,
  document,
  entries,
  frontMatter,
  isFields,
  list,
  mediaFile,
  pageKeys,
  text,
} from './items.ts';
import { personOf } from './people/people.ts';
import { portrait } from './people/portrait.ts';

/** Draws a group and says how many items it has. */
type Group = () => Promise<number>;

async function drawCover(folder: string, key: string, { time, draw }: Cover): Promise<void> {
  const scene = { width: 1600, height: 1000, time: times[time], random: randomOf(key) };
  await writeWebp(drawing(1600, 1000, draw(scene)), mediaFile(folder, `${key}.webp`));
}

function covers(folder: string): Group {
  return async () => {
    const keys = await pageKeys(folder);
    for (const key of keys) await drawCover(folder, key, coverOf(key));
    return keys.length;
  };
}

async function topicPages(): Promise<number> {
  const keys = await pageKeys('pages');
  for (const key of keys) {
    const cover = pages[key];
    if (!cover) throw new Error(`cards/index.ts has no picture for the page ${key}`);
    await drawCover('pages', key, cover);
  }
  return keys.length;
}

async function screenCards(): Promise<number> {
  const screens = Object.values(await document('screens.yaml')).filter(isFields);
  const topics = await Promise.all((await pageKeys('pages')).map((key) => frontMatter(`pages/${key}.md`)));
  const keys = new Set([...screens, ...topics].flatMap(cardKeys));
  for (const key of keys) {
    const cover = cards[key];
    if (!cover) throw new Error(`cards/index.ts has no picture for the card ${key}`);
    await drawCover('cards', key, cover);
  }
  return keys.size;
}

function people(folder: string, width: number, height: number): Group {
  return async () => {
    const keys = (await entries(`${folder}.yaml`)).map((entry) => text(entry, 'key'));
    for (const key of keys)
      await writeWebp(portrait(key, personOf(key), width, height), mediaFile(folder, `${key}.webp`));
    return keys.length;
  };
}

async function heroes(): Promise<number> {
  const items = (await entries('heroes.yaml')).flatMap((page) => list(page, 'items'));
  const stills = items.filter((item) => text(item, 'kind') === 'image').map((item) => text(item, 'media'));
  for (const stem of stills) await writeWebp(heroDrawing(stem), mediaFile('heroes', `${stem}.webp`));
  return stills.length;
}

async function highlights(): Promise<number> {
  const media = (await entries('highlights.yaml')).flatMap((entry) => list(entry, 'media'));
  for (const item of media) {
    const stem = text(item, 'file');
    const [picture, film] = [pictures[stem], films[stem]?.(960, 720)];
    if (text(item, 'kind') === 'video' && film) {
      await writeFilm(
        { width: 960, height: 720, seconds: 5, rate: 25, frame: film },
        mediaFile('highlights', `${stem}.mp4`),
      );
      await writeWebp(
        (films[stem] ?? (() => film))(1600, 1200)(0),
        mediaFile('highlights', `${stem}-poster.webp`),
      );
    } else if (text(item, 'kind') === 'image' && picture) {
      const [width, height] = picture.upright ? [1200, 1600] : [1600, 1200];
      const scene = { width, height, time: times[picture.time], random: randomOf(stem) };
      await writeWebp(drawing(width, height, picture.draw(scene)), mediaFile('highlights', `${stem}.webp`));
    } else throw new Error(`highlights has no ${text(item, 'kind')} for ${stem}`);
  }
  return media.length;
}

async function home(): Promise<number> {
  await writeFilm(
    { width: 1280, height: 720, seconds: 8, rate: 21, frame: filmFrame(1280, 720) },
    mediaFile('home', 'hero-film.mp4'),
  );
  await writeWebp(filmFrame(1600, 900)(0), mediaFile('home', 'hero-film-poster.webp'));
  await writeWebp(heroStill(1920, 1080), mediaFile('home', 'hero-still.webp'));
  await writeWebp(whyBanner(1920, 720), mediaFile('home', 'why-banner.webp'));
  await writeWebp(whyImage(1200, 1400), mediaFile('home', 'why-image.webp'));
  return 5;
}

/** What there is to draw, by the folder it goes to. */
export const groups: Record<string, Group> = {
  articles: covers('articles'),
  services: covers('services'),
  solutions: covers('solutions'),
  team: people('team', 800, 960),
  stories: people('stories', 480, 480),
  companies,
  pages: topicPages,
  cards: screenCards,
  heroes,
  highlights,
  home,
};
