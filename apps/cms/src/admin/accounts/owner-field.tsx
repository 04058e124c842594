'use client';
import { SelectInput, useDocumentInfo, useField } from '@payloadcms/ui';
import type { StaffName } from '@riverfront/backend/accounts/owners';
import type { RelationshipFieldClientComponent } from 'payload';
import { useStaffData } from '../requests/use-staff-data.ts';

/** Loads who may own records of a collection. */
export function useOwners(collection: string | undefined): StaffName[] {
  const { data } = useStaffData<{ owners: StaffName[] }>(collection && `/api/${collection}/owners`);
  return data?.owners ?? [];
}

/** Selects the owner of a record among those who may own it, by name. */
export const OwnerField: RelationshipFieldClientComponent = ({ field, path, readOnly }) => {
  const { collectionSlug } = useDocumentInfo();
  const { value, setValue, showError, errorMessage } = useField<number | { id: number } | null>({ path });
  const owners = useOwners(collectionSlug);
  const id = typeof value === 'object' ? value?.id : value;
  const hasLeft = id != null && owners.length > 0 && !owners.some((owner) => owner.id === id);
  const options = owners.map((owner) => ({ value: String(owner.id), label: owner.name }));
  return (
    <SelectInput
      path={path}
      name={path}
      label="Owner"
      description={showError && errorMessage ? errorMessage : field.admin?.description}
      showError={showError}
      readOnly={readOnly}
      options={hasLeft ? [...options, { value: String(id), label: 'Former member of staff' }] : options}
      value={id == null ? undefined : String(id)}
      isClearable
      onChange={(option) => setValue(option && !Array.isArray(option) ? Number(option.value) : null)}
    />
  );
};
