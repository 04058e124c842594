import type { Block, Field } from 'payload';

/** Fields that name a row, the best first. */
const names = ['title', 'question', 'name', 'period', 'text', 'label', 'tag'];

/** Names the rows of all arrays and blocks among fields by what is written in them, at any depth. */
export function withRowTitles(fields: Field[]): Field[] {
  return fields.map((field): Field => {
    switch (field.type) {
      case 'group':
      case 'row':
      case 'collapsible':
        return { ...field, fields: withRowTitles(field.fields) } as Field;
      case 'tabs':
        return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: withRowTitles(tab.fields) })) };
      case 'array': {
        const { admin, fields: rows } = field;
        const RowLabel = titleComponent(rows, field.labels?.singular);
        const components = { ...(RowLabel && { RowLabel }), ...admin?.components };
        return { ...field, admin: { ...admin, components }, fields: withRowTitles(rows) };
      }
      case 'blocks':
        return { ...field, blocks: field.blocks.map(withBlockTitle) };
      default:
        return field;
    }
  });
}

function withBlockTitle(block: Block): Block {
  const Label = titleComponent(block.fields, block.labels?.singular, true);
  return {
    ...block,
    admin: { ...block.admin, disableBlockName: true, components: { Label, ...block.admin?.components } },
    fields: withRowTitles(block.fields),
  };
}

function titleComponent(fields: Field[], kind: unknown, isBlock = false) {
  const flat = fields.flatMap((field) => (field.type === 'row' ? field.fields : [field]));
  const fieldNames = new Set(flat.flatMap((field) => ('name' in field ? [field.name] : [])));
  const name = names.find((one) => fieldNames.has(one));
  if (!name && !isBlock) return undefined;
  return { path: '/admin/content/fields#RowTitle', clientProps: { name, kind, isBlock } };
}
