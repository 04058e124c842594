'use client';

import { useDocumentInfo, useModal, useSelection } from '@payloadcms/ui';
import type { Removal } from '@riverfront/content/references';
import type { BeforeListTableClientProps } from 'payload';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { readStaff, reasonOf } from '../staff-api.ts';
import styles from './references.module.css';

/** Adds to the questions before a document is unpublished or deleted what visitors lose by it. */
export function DocumentRemoval() {
  const { collectionSlug, id } = useDocumentInfo();
  if (!collectionSlug || id === undefined) return null;
  return (
    <>
      <Consequences question={`confirm-un-publish-${id}`} collection={collectionSlug} ids={[id]} />
      <Consequences question={`delete-${id}`} collection={collectionSlug} ids={[id]} />
    </>
  );
}

/** The same above a list, for what is selected there. */
export function ListRemoval({ collectionSlug }: BeforeListTableClientProps) {
  const { selectedIDs } = useSelection();
  return (
    <>
      <Consequences question={`unpublish-${collectionSlug}`} collection={collectionSlug} ids={selectedIDs} />
      <Consequences question="confirm-delete-many-docs" collection={collectionSlug} ids={selectedIDs} />
    </>
  );
}

interface ConsequencesProps {
  /** Slug of the modal that asks. */
  question: string;
  collection: string;
  ids: (number | string)[];
}

function Consequences({ question, ...documents }: ConsequencesProps) {
  const isAsked = useModal().isModalOpen(question);
  const [host, setHost] = useState<Element | null>(null);
  useEffect(() => {
    // Payload has no place for more in its questions (`ConfirmationModal` of 3.90).
    setHost(isAsked ? document.querySelector(`[id="${question}"] .confirmation-modal__content`) : null);
  }, [isAsked, question]);
  return host ? createPortal(<Lost {...documents} />, host) : null;
}

function Lost({ collection, ids }: Omit<ConsequencesProps, 'question'>) {
  const [found, setFound] = useState<Removal>();
  const [problem, setProblem] = useState<string>();
  const query = ids.join(',');
  useEffect(() => {
    readStaff<Removal>(`/api/${collection}/removal?ids=${query}`).then(setFound, (error) =>
      setProblem(`What leads there could not be found out. ${reasonOf(error)}`),
    );
  }, [collection, query]);
  if (problem) return <p role="alert">{problem}</p>;
  if (!found) return <p role="status">Looking for what leads there …</p>;
  const { missing, leadingHome, uses, more } = found;
  return (
    <div className={styles.removal} role="status">
      <Addresses intro="Visitors will find “404 Not Found” at:" addresses={missing} />
      <Addresses intro="Visitors will be led to the home page from:" addresses={leadingHome} />
      <Places intro="These links will lead there:" uses={uses.filter(({ isLink }) => isLink)} />
      <Places intro="It disappears from:" uses={uses.filter(({ isLink }) => !isLink)} />
      {more ? <p>There are more places, which are not listed here.</p> : null}
      {uses.length === 0 && missing.length + leadingHome.length > 0 ? (
        <p>No menu entry and no link of the site leads there.</p>
      ) : null}
    </div>
  );
}

function Addresses({ intro, addresses }: { intro: string; addresses: string[] }) {
  if (addresses.length === 0) return null;
  return (
    <>
      <p>{intro}</p>
      <ul>
        {addresses.map((address) => (
          <li key={address}>
            <code>{address}</code>
          </li>
        ))}
      </ul>
    </>
  );
}

function Places({ intro, uses }: { intro: string; uses: Removal['uses'] }) {
  if (uses.length === 0) return null;
  return (
    <>
      <p>{intro}</p>
      <ul>
        {uses.map(({ adminPath, kind, title, where }) => (
          <li key={`${adminPath} ${where}`}>
            <strong>{title}</strong> ({kind}), {where}
          </li>
        ))}
      </ul>
    </>
  );
}
