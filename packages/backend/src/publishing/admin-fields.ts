import type { CheckboxField, UIField } from 'payload';
import { checkboxField } from '../fields/factories.ts';

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
