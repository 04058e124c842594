'use client';

import { useAuth, useDocumentInfo, useModal, useSelection } from '@payloadcms/ui';
import { hasRole } from '@riverfront/backend/accounts/roles';
import type { Removal } from '@riverfront/backend/publishing/references/with-references';
import type { BeforeListTableClientProps } from 'payload';
import { type ReactElement, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStaffData } from '../../requests/use-staff-data.ts';
import '../publishing.css';
import styles from './references.module.css';

/** Adds the consequences for visitors to the confirmation of unpublishing or deleting a document. */
export function DocumentRemoval() {
  const { collectionSlug, id } = useDocumentInfo();
  if (!collectionSlug || id === undefined) return null;
  return (
    <>
      <Consequences modal={`confirm-un-publish-${id}`} collection={collectionSlug} ids={[id]} />
      <Consequences modal={`delete-${id}`} collection={collectionSlug} ids={[id]} />
    </>
  );
}

/** The same for the documents selected in a list. */
export function ListRemoval({ collectionSlug }: BeforeListTableClientProps) {
  const { selectedIDs } = useSelection();
  const { user } = useAuth();
  return (
    <>
      {hasRole(user, 'administrator') ? null : <span hidden className="trash-first" />}
      <Consequences modal={`unpublish-${collectionSlug}`} collection={collectionSlug} ids={selectedIDs} />
      <Consequences modal="confirm-delete-many-docs" collection={collectionSlug} ids={selectedIDs} />
    </>
  );
}

interface ConsequencesProps {
  modal: string;
  collection: string;
  ids: (number | string)[];
}

function Consequences({ modal, ...documents }: ConsequencesProps) {
  const isOpen = useModal().isModalOpen(modal);
  const [host, setHost] = useState<Element | null>(null);
  useEffect(() => {
    // Payload has no slot in its confirmations (`ConfirmationModal` of 3.90).
    setHost(isOpen ? document.querySelector(`[id="${modal}"] .confirmation-modal__content`) : null);
  }, [isOpen, modal]);
  return host ? createPortal(<Warning {...documents} />, host) : null;
}

function Warning({ collection, ids }: Omit<ConsequencesProps, 'modal'>) {
  const { data, problem } = useStaffData<Removal>(`/api/${collection}/removal?ids=${ids.join(',')}`);
  if (problem) return <p role="alert">The links to it could not be loaded. {problem}</p>;
  if (!data) return <p role="status">Loading the links to it…</p>;
  const { missing, leadingHome, backlinks, more } = data;
  return (
    <div className={styles.removal} role="status">
      <Group intro="Visitors will find “404 Not Found” at:">{missing.map(toAddress)}</Group>
      <Group intro="Visitors will be redirected to the home page from:">{leadingHome.map(toAddress)}</Group>
      <Group intro="These links to it will break:">
        {backlinks.filter(({ isLink }) => isLink).map(toBacklink)}
      </Group>
      <Group intro="It disappears from:">{backlinks.filter(({ isLink }) => !isLink).map(toBacklink)}</Group>
      {more ? <p>There are more, which are not listed here.</p> : null}
      {backlinks.length === 0 && missing.length + leadingHome.length > 0 ? (
        <p>No menu entry and no link of the site leads to it.</p>
      ) : null}
    </div>
  );
}

function Group({ intro, children }: { intro: string; children: ReactElement[] }) {
  if (children.length === 0) return null;
  return (
    <>
      <p>{intro}</p>
      <ul>{children}</ul>
    </>
  );
}

const toAddress = (address: string) => (
  <li key={address}>
    <code>{address}</code>
  </li>
);

const toBacklink = ({ adminPath, kind, title, where }: Removal['backlinks'][number]) => (
  <li key={`${adminPath} ${where}`}>
    <strong>{title}</strong> ({kind}), {where}
  </li>
);
