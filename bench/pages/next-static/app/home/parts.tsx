'use client';
import type { Picture, ResponseOf } from '@riverfront/contract';
import Image from 'next/image';
import Link from 'next/link';
import { useState } from 'react';

/** Site header with a menu that is collapsed on phones. */
export function Header({ menu }: { menu: ResponseOf<'menus'>['menus']['main'] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <header>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Menu
      </button>
      <nav data-open={isOpen}>
        {menu
          .flatMap(({ children, ...item }) => [item, ...children])
          .map(({ title, link }) => (
            <Link key={link} href={link}>
              {title}
            </Link>
          ))}
      </nav>
    </header>
  );
}

/** An image optimised by Next, with its alternative text as fallback. */
export function OptimisedImage(props: {
  origin: string;
  picture: Picture | null | undefined;
  priority?: boolean;
}) {
  const [isFailed, setFailed] = useState(false);
  const { origin, picture, priority = false } = props;
  const src = picture?.sources.at(-1)?.href;
  if (!picture || !src || isFailed) return <p>{picture?.alt}</p>;
  return (
    <Image
      src={`${origin}/api${src}`}
      alt={picture.alt}
      width={picture.width}
      height={picture.height}
      preload={priority}
      sizes="(min-width: 64rem) 33vw, 100vw"
      onError={() => setFailed(true)}
    />
  );
}
