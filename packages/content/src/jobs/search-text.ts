import type { FieldHook, TextareaField } from 'payload';

type Searched = Record<'title' | 'department' | 'location' | 'requirements', unknown>;

const textOf: FieldHook = ({ siblingData, originalDoc }) => {
  const { title, department, location, requirements } = { ...originalDoc, ...siblingData } as Searched;
  return [title, department, location, ...(Array.isArray(requirements) ? requirements : [])]
    .filter((part) => typeof part === 'string')
    .join('\n');
};

/**
 * All that the search of open roles looks through, in one column: the requirements have a
 * table of their own, and words spread over two tables cannot be found by one index.
 */
export const searchTextField: TextareaField = {
  name: 'searchText',
  type: 'textarea',
  hidden: true,
  hooks: { beforeChange: [textOf] },
  admin: { hidden: true },
};
