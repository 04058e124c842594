import type { ArrayField, RichTextField } from 'payload';
import { lineField, listField, paragraphField, row } from '../fields/factories.ts';
import { richTextField } from '../fields/rich-text.ts';
import { publishedGlobal } from '../publishing/published.ts';

/** Creates a field for facts in two columns. @param labels of what stands on the left and on the right */
const facts = (name: string, label: string, [left, right]: [string, string], example: string): ArrayField =>
  listField(
    name,
    ['Entry', 'Entries'],
    [0, 20],
    [
      row(
        lineField('name', 80, undefined, { label: left }),
        lineField('text', 200, undefined, { label: right }),
      ),
    ],
    { label, admin: { description: example } },
  );

const optionalText = (name: string, label: string, description: string): RichTextField =>
  ({ ...richTextField(name, label, description), required: false }) as RichTextField;

/** What a buyer's procurement asks for. Parts that are empty are not shown. */
export const dueDiligence = publishedGlobal(
  {
    slug: 'due-diligence',
    label: 'Due diligence',
    admin: {
      description: 'The page For your due diligence. What you leave empty is not shown, with its heading.',
    },
    fields: [
      paragraphField('intro', 600, 'Shown below the heading of the page.', { required: false }),
      facts('companyNumbers', 'Company numbers', ['Register', 'Number'], 'Company, tax and VAT numbers.'),
      facts(
        'certificates',
        'Certificates',
        ['Certificate', 'Issued by, valid until'],
        'Only what is in force.',
      ),
      facts('partnerLevels', 'Partner levels', ['Vendor', 'Level'], 'As the vendor’s directory lists them.'),
      facts('insurance', 'Insurance', ['Cover', 'Sum and insurer'], 'Professional liability, cyber, public.'),
      optionalText(
        'security',
        'Security',
        'How accounts, devices and access to clients’ systems are protected.',
      ),
      optionalText(
        'dataHandling',
        'Data handling',
        'What client data you hold, where, how long, who sees it.',
      ),
      optionalText('references', 'References on request', 'How a buyer gets to speak to a client.'),
      optionalText('contract', 'How a contract looks', 'Parts of a contract, terms of payment, ways out.'),
    ],
  },
  { previewAt: () => '/due-diligence' },
);
