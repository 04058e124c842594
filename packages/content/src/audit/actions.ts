/** What may be written into the audit trail. */
export const auditActions = [
  { value: 'created', label: 'Created' },
  { value: 'changed', label: 'Changed' },
  { value: 'published', label: 'Published' },
  { value: 'unpublished', label: 'Taken off the site' },
  { value: 'deleted', label: 'Deleted' },
  { value: 'opened', label: 'Opened' },
  { value: 'listed', label: 'Listed' },
  { value: 'downloaded', label: 'Downloaded' },
  { value: 'exported', label: 'Exported' },
  { value: 'mailed', label: 'Mailed' },
  { value: 'signed-in', label: 'Signed in' },
  { value: 'refused', label: 'Sign-in refused' },
  { value: 'signed-out', label: 'Signed out' },
  { value: 'erased', label: 'Erased by its owner' },
  { value: 'retired', label: 'Deleted when its time was over' },
] as const;
