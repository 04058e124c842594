/** Actions of the audit trail. */
export const auditActions = [
  { value: 'created', label: 'Created' },
  { value: 'changed', label: 'Changed' },
  { value: 'published', label: 'Published' },
  { value: 'unpublished', label: 'Unpublished' },
  { value: 'deleted', label: 'Deleted' },
  { value: 'opened', label: 'Opened' },
  { value: 'listed', label: 'Listed' },
  { value: 'downloaded', label: 'Downloaded' },
  { value: 'exported', label: 'Exported' },
  { value: 'mailed', label: 'Emailed' },
  { value: 'signed-in', label: 'Signed in' },
  { value: 'refused', label: 'Sign-in rejected' },
  { value: 'signed-out', label: 'Signed out' },
  { value: 'erased', label: 'Erased by the applicant' },
  { value: 'retired', label: 'Deleted by retention' },
] as const;
