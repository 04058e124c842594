import type { Field, RowField, UIField } from 'payload';

/** Places fields beside each other. */
export function row(...fields: Field[]): RowField {
  return { type: 'row', fields };
}

/** Creates a field that only shows a component of the staff side. */
export function panel(name: string, Component: string, admin: UIField['admin'] = {}): UIField {
  return { name, type: 'ui', admin: { ...admin, components: { Field: Component } } };
}
