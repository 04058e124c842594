import { createElement, Fragment, type ReactNode } from 'react';
import { singleLine } from '../text/clean.ts';

/** A part of a message in both of its forms. The text of a block has no line break at its ends. */
export interface Block {
  html: ReactNode;
  text: string;
}

/** Part of a line: a text, which may come from a visitor, or something like a link. */
export type Inline = string | Block;

/** The parts of a line put together; a text is cleaned here and escaped by React. */
export function inline(parts: Inline[]): Block {
  const blocks = parts.map((part) =>
    typeof part === 'string' ? { html: singleLine(part), text: singleLine(part) } : part,
  );
  return {
    html: createElement(Fragment, null, ...blocks.map(({ html }) => html)),
    text: blocks.map(({ text }) => text).join(''),
  };
}
