import type * as content from '@riverfront/content';
import type { MapMarker, Office } from '@riverfront/contract';

/** The offices and their pins on both maps, as the API shows them. */
export function toOffices(docs: content.Office[]): {
  offices: Office[];
  markers: { desktop: MapMarker[]; mobile: MapMarker[] };
} {
  const pins = (screen: 'desktop' | 'mobile') =>
    docs.map((doc) => ({
      id: doc.key ?? '',
      top: doc[screen].top,
      left: doc[screen].left,
      tooltip: doc.address,
    }));
  return {
    offices: docs.map(({ key, name, label, address, country, phone, email }) => ({
      _id: key ?? '',
      name,
      label,
      address,
      country,
      phone,
      email,
    })),
    markers: { desktop: pins('desktop'), mobile: pins('mobile') },
  };
}
