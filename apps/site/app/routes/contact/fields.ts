/** The fields of the contact form that people fill in, in their order on the screen. */
export const fieldNames = ['name', 'phone', 'email', 'organization', 'country', 'message'] as const;
export type FieldName = (typeof fieldNames)[number];

export const labels: Record<FieldName | 'captcha', string> = {
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  organization: 'Organization',
  country: 'Country',
  message: 'Message',
  captcha: 'Human check',
};

/** What must not be blank (specification, section 5). */
export const requiredFields: readonly FieldName[] = ['name', 'phone', 'email', 'message'];

export type Values = Record<FieldName, string>;
/** What is wrong with which field. */
export type Problems = Partial<Record<FieldName | 'captcha', string>>;

export const emptyValues: Values = {
  name: '',
  phone: '',
  email: '',
  organization: '',
  country: '',
  message: '',
};

/** The values of the form's fields in anything that has some of them; what is not text counts as empty. */
export function valuesFrom(read: (name: FieldName) => unknown): Values {
  const values = { ...emptyValues };
  for (const name of fieldNames) {
    const value = read(name);
    if (typeof value === 'string') values[name] = value;
  }
  return values;
}

/** Whether nothing has been typed. */
export function isBlank(values: Values): boolean {
  return fieldNames.every((name) => values[name].trim() === '');
}
