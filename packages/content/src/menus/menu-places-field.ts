import type { UIField } from 'payload';

/** Shows where a page stands in the menus, and puts it there. */
export const menuPlacesField: UIField = {
  name: 'menuPlaces',
  type: 'ui',
  label: 'In the menus',
  admin: {
    position: 'sidebar',
    components: { Field: '/admin/menus/menu-places#MenuPlaces' },
    disableListColumn: true,
    disableBulkEdit: true,
  },
};
