'use client';
import type { ResponseOf } from '@riverfront/contract';
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
