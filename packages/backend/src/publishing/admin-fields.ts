import type { CheckboxField, UIField } from 'payload';
import type { EntityPlugin } from '../entity-plugins.ts';
import { checkboxField } from '../fields/factories.ts';
import { editingPath } from './concurrency/versions.ts';

type Component = NonNullable<UIField['admin']['components']>['Field'];

/** Creates a field that only shows a component of the staff side, in the edit form alone. */
export function uiField(name: string, component: Component, admin?: { position: 'sidebar' }): UIField {
  return {
    name,
    type: 'ui',
    admin: { ...admin, components: { Field: component }, disableListColumn: true, disableBulkEdit: true },
  };
}

/** Marks a draft that somebody who may publish should look at. Publishing clears the mark. */
export const readyField: CheckboxField = checkboxField('ready', 'Ready to publish', {
  hooks: { beforeChange: [({ data, value }) => value === true && data?._status !== 'published'] },
  admin: {
    position: 'sidebar',
    description: 'Tick it when the draft is finished: it is then listed on Today until it is published.',
  },
});

/** Names a component of the publishing screens and passes it the slug of its collection or global. */
export function publishing(component: string, kind: string) {
  return { path: `/admin/publishing/${component}`, serverProps: { kind } };
}

/** Collections and globals that only our own code writes. */
export const systemWritten = ['audit-events', 'mails', 'retention-receipts', 'content-revision'];

/** Shows above an edit form what is not saved: what was typed before, and the rejection of an outdated save. */
const editingField = uiField(editingPath, '/admin/publishing/saving/unsaved#Unsaved');

const saveButton = '/admin/publishing/saving/buttons#SaveButton';

/** The button that saves while one types on; Payload has two slots for it, of which it shows the one that applies. */
const saveButtons = { SaveButton: saveButton, SaveDraftButton: saveButton };

/** Gives every collection and global that staff edit our way of saving. */
export const editingScreens: EntityPlugin = {
  collection: ({ slug }) =>
    systemWritten.includes(slug)
      ? {}
      : { fields: [editingField], admin: { components: { edit: saveButtons } } },
  global: ({ slug }) =>
    systemWritten.includes(slug)
      ? {}
      : { fields: [editingField], admin: { components: { elements: saveButtons } } },
};
