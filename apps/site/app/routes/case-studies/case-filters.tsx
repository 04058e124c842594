import type { CaseFilter, ResponseOf } from '@riverfront/contract';
import { useNavigate } from 'react-router';
import { FieldScope } from '../../ui/form/field.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import type { Chosen } from './route.tsx';

const labels: Record<CaseFilter, string> = { industry: 'Industry', product: 'Product', region: 'Region' };

/** The filters in the order of the form, as the contract has them; importing that would load Zod. */
export const caseFilters = Object.keys(labels) as CaseFilter[];

type Filters = ResponseOf<'cases'>['filters'];

/** Filters that offer only what leads to a case study: a plain form; where scripts run, the list follows each choice. */
export function CaseFilters({ chosen, filters }: { chosen: Chosen; filters: Filters }) {
  const navigate = useNavigate();
  const choose = (name: CaseFilter, value: string) => {
    const parameters = Object.entries({ ...chosen, [name]: value }).filter(([, one]) => one);
    navigate(
      { pathname: '/case-studies', search: `${new URLSearchParams(parameters)}` },
      { preventScrollReset: true },
    );
  };
  return (
    <search>
      <form action="/case-studies">
        <FieldScope value="cases">
          <div className="grid gap-x-6 gap-y-5 bg-mist p-5 xs:grid-cols-3 md:p-8">
            {caseFilters.map((name) => (
              <SelectField
                key={name}
                name={name}
                label={labels[name]}
                placeholder="All"
                value={chosen[name]}
                options={toOptions(filters[name], chosen[name])}
                onChange={(value) => choose(name, value)}
              />
            ))}
            <button type="submit" className="button hidden justify-self-start without-script:inline-flex">
              Show
            </button>
          </div>
        </FieldScope>
      </form>
    </search>
  );
}

/** The choices with their numbers, and what only the address has. */
function toOptions(choices: Filters[CaseFilter], chosen: string) {
  const options = choices.map(({ value, total }) => ({ value, label: `${value} (${total})` }));
  const isKnown = chosen === '' || choices.some(({ value }) => value === chosen);
  return isKnown ? options : [...options, { value: chosen, label: chosen }];
}
