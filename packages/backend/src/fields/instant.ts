/** The admin options of a date field that code writes: shown in the company's time zone, in lists and forms. */
export const instant = {
  readOnly: true,
  components: { Cell: '/admin/time/fields#InstantCell', Field: '/admin/time/fields#InstantField' },
};
