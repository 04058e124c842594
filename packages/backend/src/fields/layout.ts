import type { Field, RowField, UIField } from 'payload';

/** Places fields beside each other. */
export function row(...fields: Field[]): RowField {
  return { type: 'row', fields };
}

/** Creates a field that only shows a component of the staff side. */
export function panel(name: string, Component: string, admin: UIField['admin'] = {}): UIField {
  return { name, type: 'ui', admin: { ...admin, components: { Field: Component } } };
}

/** Converts labels to the options of a select field. */
export function toOptions(labels: Record<string, string>): { value: string; label: string }[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
