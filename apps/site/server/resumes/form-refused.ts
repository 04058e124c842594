/** A form that cannot be taken as it was sent. `message` is for the visitor; `field` names the one at fault. */
export class FormRefused extends Error {
  override readonly name = 'FormRefused';
  readonly status: 400 | 413 | 415;
  readonly field: string | undefined;

  constructor(
    status: 400 | 413 | 415,
    message: string,
    { field, cause }: { field?: string; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.status = status;
    this.field = field;
  }
}
