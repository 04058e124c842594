import type { HomeContent, ResponseOf } from '@riverfront/contract';
import localFont from 'next/font/local';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { inherited } from '../../../../env.ts';
import { Header } from './header.tsx';
import { Photo } from './photo.tsx';
import './home.css';

const text = localFont({ src: '../../../../../packages/brand/fonts/instrument-sans-latin.woff2' });
const headings = localFont({
  src: '../../../../../packages/brand/fonts/fraunces-latin.woff2',
  variable: '--headings',
});

/**
 * The content of our home page as a website of Payload's template shows it: rendered once by Next when building, with
 * its fonts, its optimised pictures and its prefetching links; the header and pictures are hydrated.
 */
export default async function Home() {
  const origin = inherited.SITE_URL;
  if (!origin) notFound();
  const { home } = await read<{ home: HomeContent }>(`${origin}/api/home/list`);
  const { menus } = await read<ResponseOf<'menus'>>(`${origin}/api/menus/list`);
  const { whySection, middleSection, solutionsSection, servicesSection, blogSections, companyList } = home;
  const hero = home.heroSections.find(({ isActive }) => isActive);
  const cards = [
    { ...solutionsSection, items: solutionsSection.solutionsCardsData, path: '/solutions' },
    { ...servicesSection, items: servicesSection.servicesCardsData, path: '/services' },
    {
      title: blogSections.blogText.blogTitle,
      subtitle: blogSections.blogText.blogSubTitle,
      items: blogSections.blogs,
      path: '/blogs',
    },
  ];
  return (
    <div className={`${text.className} ${headings.variable}`}>
      <Header menu={menus.main} />
      <main>
        <section className="hero">
          {hero?.picture ? <Photo origin={origin} picture={hero.picture} priority /> : null}
          <h1>{hero?.text}</h1>
        </section>
        <section>
          <h2>{whySection.heading}</h2>
          <p>{whySection.subHeading}</p>
          {[whySection.bannerPicture, whySection.picture].map((picture) =>
            picture ? <Photo key={picture.alt} origin={origin} picture={picture} /> : null,
          )}
          {whySection.whyCardData.map(({ _id, title, desc }) => (
            <article key={_id}>
              <h3>{title}</h3>
              <p>{desc}</p>
            </article>
          ))}
        </section>
        <section className="cards">
          {Object.values(middleSection).map(({ text: label, subText }) => (
            <p key={label}>
              <strong>{subText}</strong> {label}
            </p>
          ))}
        </section>
        {cards.map(({ title, subtitle, items, path }) => (
          <section key={title}>
            <h2>{title}</h2>
            <p>{subtitle}</p>
            <div className="cards">
              {items.map((item) => (
                <article key={item._id}>
                  {item.picture ? <Photo origin={origin} picture={item.picture} /> : null}
                  <h3>
                    <Link href={`${path}/${item._id}`}>{item.title}</Link>
                  </h3>
                  <p>{item.subtitle?.replaceAll(/<[^>]*>/g, '')}</p>
                </article>
              ))}
            </div>
          </section>
        ))}
        <section className="cards">
          <h2>{companyList.title}</h2>
          {companyList.companyListData.map(({ _id, picture }) =>
            picture ? <Photo key={_id} origin={origin} picture={picture} /> : null,
          )}
        </section>
      </main>
    </div>
  );
}

async function read<T>(url: string): Promise<T> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}
