import type { BeforeListTableServerProps } from 'payload';

/** Hides the arrows of the columns by which a large list cannot be sorted; Payload has no such option (3.90.1). */
export function Sortable({ collectionConfig }: BeforeListTableServerProps) {
  const sortable: string[] = collectionConfig.custom.sortable ?? [];
  const names = ['id', 'createdAt', 'updatedAt', ...sortable].map((field) => `#heading-${field}`).join();
  return <style>{`th:not(${names}) .sort-column__buttons { display: none }`}</style>;
}
